import CellText
import ProgramArguments
import SnapshotFiles

extension SnapshotProgram {
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
    var answers: [Answer] = []
    let status = each(of: Array(zip(1..., snapshots))) {
      (number, snapshot) throws(SnapshotFailure) in
      guard answers.contains(.quit) == false else { return }
      let title = "\(number) of \(snapshots.count)  \(snapshot.name.visible)"
      answers.append(try settle(snapshot, under: title.styled(.bold, if: isColored)))
    }
    let accepted = answers.count { $0 == .accept }
    let rejected = answers.count { $0 == .reject }
    let gone = snapshots.count { (try? $0.file.pending.text() == nil) == true }
    let left = snapshots.count - gone
    write("\(accepted) accepted, \(rejected) rejected, \(left) still pending\n")
    return status == .success && left > 0 ? .failure : status
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
      let letter = line.filter { $0.isWhitespace == false }.latinKey.lowercased()
      if let answer = Answer(rawValue: letter) { return answer }
    }
  }
}
