import PlainText
import SnapshotFiles

extension Command {
  private enum Answer: String {
    case accept = "a"
    case reject = "r"
    case skip = "s"
    case quit = "q"
  }

  func review(_ snapshots: [PendingSnapshot]) -> ExitStatus {
    guard snapshots.isEmpty == false else {
      write("nothing is pending\n")
      return .success
    }
    var counts = (accepted: 0, rejected: 0, failed: 0)
    for (index, snapshot) in snapshots.enumerated() {
      let title = "\(index + 1) of \(snapshots.count)  \(snapshot.name.visible)"
      do {
        switch try settle(snapshot, under: TerminalStyle(isColored: isColored).bold(title)) {
        case .accept: counts.accepted += 1
        case .reject: counts.rejected += 1
        case .skip: continue
        case .quit: return summary(of: snapshots.count, counts)
        }
      } catch {
        counts.failed += 1
        warn(error.description)
      }
    }
    return summary(of: snapshots.count, counts)
  }

  private func summary(
    of count: Int, _ counts: (accepted: Int, rejected: Int, failed: Int)
  ) -> ExitStatus {
    let left = count - counts.accepted - counts.rejected
    write("\(counts.accepted) accepted, \(counts.rejected) rejected, \(left) still pending\n")
    return counts.failed > 0 ? .inaccessible : left > 0 ? .pending : .success
  }

  private func settle(
    _ snapshot: PendingSnapshot, under title: String
  ) throws(SnapshotFailure) -> Answer {
    let shown = try snapshot.comparison()
    write("\(title)\n\(shown.difference(isColored: isColored))")
    let answer = ask()
    guard answer == .accept || answer == .reject else { return answer }
    guard try snapshot.comparison() == shown else {
      write("changed meanwhile\n")
      return try settle(snapshot, under: title)
    }
    try answer == .accept ? snapshot.accept() : snapshot.reject()
    return answer
  }

  private func ask() -> Answer {
    while true {
      write("a accept, r reject, s skip, q quit: ")
      guard let line = answer() else {
        write("\n")
        return .quit
      }
      let letter = line.lowercased().filter { $0.isWhitespace == false }
      if let answer = Answer(rawValue: letter) { return answer }
    }
  }
}
