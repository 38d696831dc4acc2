import PlainText
import SnapshotFiles

extension SnapshotCommand {
  private enum Answer: String {
    case accept = "a"
    case reject = "r"
    case skip = "s"
    case quit = "q"
  }

  func review(_ snapshots: [PendingSnapshot]) -> SnapshotStatus {
    guard snapshots.isEmpty == false else {
      write("nothing is pending\n")
      return .success
    }
    var counts: [Answer: Int] = [:]
    var isAnyFailed = false
    for (index, snapshot) in snapshots.enumerated() where counts[.quit] == nil {
      let title = "\(index + 1) of \(snapshots.count)  \(snapshot.name.visible)"
      do {
        let answer = try settle(snapshot, under: TerminalStyle(isColored: isColored).bold(title))
        counts[answer, default: 0] += 1
      } catch {
        isAnyFailed = true
        warn(error.description)
      }
    }
    let (accepted, rejected) = (counts[.accept] ?? 0, counts[.reject] ?? 0)
    let left = snapshots.count - accepted - rejected
    write("\(accepted) accepted, \(rejected) rejected, \(left) still pending\n")
    return isAnyFailed ? .inaccessible : left > 0 ? .pending : .success
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
