import Descriptors
import PlainText
import SnapshotFiles
import TerminalUI

/// The review of pending snapshots by a person, one after the other.
struct Review {
  private enum Answer {
    case accept, reject, skip, leave
  }

  /// What a person is shown of a snapshot.
  private struct Shown: Equatable {
    let comparison: SnapshotComparison
    let isOutdated: Bool

    /// Reads a snapshot and its pending text, or returns `nil` if no text is pending any more.
    init?(_ snapshot: PendingSnapshot) throws(SnapshotFailure) {
      guard let comparison = try snapshot.comparison() else { return nil }
      self.comparison = comparison
      isOutdated = try snapshot.isOutdated()
    }

    /// The keys for the answers.
    var question: String { (isOutdated ? "" : "a accept  ") + "r reject  s skip  q quit: " }

    /// Returns the difference, and why the text can't be accepted if it can't.
    func text(isColored: Bool) -> String {
      comparison.difference(isColored: isColored)
        + (isOutdated ? "outdated: \(PendingSnapshot.refusal)\n" : "")
    }
  }

  private let style: TerminalStyle
  private let nextKey: () -> Key?
  private let write: (String) -> Void
  private var accepted = 0
  private var rejected = 0
  private var vanished = 0
  private var failed = 0

  /// Creates a review that hasn't started.
  ///
  /// - Parameters:
  ///   - style: The style of the output.
  ///   - nextKey: A closure that waits for a key, and returns it or `nil` at the end of input.
  ///   - write: A closure that writes output.
  init(style: TerminalStyle, nextKey: @escaping () -> Key?, write: @escaping (String) -> Void) {
    self.style = style
    self.nextKey = nextKey
    self.write = write
  }

  /// Asks about each snapshot until the person leaves, and returns the status of the command.
  mutating func run(_ snapshots: [PendingSnapshot]) -> ReviewStatus {
    for (index, snapshot) in snapshots.enumerated() {
      let title = "\(index + 1) of \(snapshots.count)  \(snapshot.name.visible)"
      guard ask(about: snapshot, under: title) else { break }
    }
    let left = snapshots.count - accepted - rejected - vanished
    write("\(accepted) accepted, \(rejected) rejected, \(left) still pending\n")
    return failed > 0 ? .inaccessible : left > 0 ? .pending : .success
  }

  /// Shows a snapshot, does what the person says, and returns whether they go on.
  private mutating func ask(about snapshot: PendingSnapshot, under title: String) -> Bool {
    write("\(style.bold(title))\n")
    do {
      guard let shown = try Shown(snapshot) else {
        vanished += 1
        write("no text is pending any more\n\n")
        return true
      }
      write(shown.text(isColored: style.isColored) + shown.question)
      let answer = nextAnswer(to: shown)
      let isSettled = answer == .accept || answer == .reject
      if isSettled, (try Shown(snapshot) == shown) == false {
        write("changed meanwhile\n\n")
        return ask(about: snapshot, under: title)
      }
      switch answer {
      case .accept:
        try snapshot.accept()
        accepted += 1
        write("accepted\n\n")
      case .reject:
        try snapshot.pending.remove()
        rejected += 1
        write("rejected\n\n")
      case .skip:
        write("skipped\n\n")
      case .leave:
        write("quit\n\n")
        return false
      }
    } catch {
      failed += 1
      write("\("\(error)".visible)\n\n")
    }
    return true
  }

  /// Waits for a key that is an answer.
  private func nextAnswer(to shown: Shown) -> Answer {
    while let key = nextKey() {
      switch key {
      case .character(UInt8(ascii: "a")), .character(UInt8(ascii: "A")):
        if shown.isOutdated == false { return .accept }
      case .character(UInt8(ascii: "r")), .character(UInt8(ascii: "R")): return .reject
      case .character(UInt8(ascii: "s")), .character(UInt8(ascii: "S")): return .skip
      case .character(UInt8(ascii: "q")), .character(UInt8(ascii: "Q")), .escape, .interrupt:
        return .leave
      case .suspend, .repaint: write("\n\(shown.question)")
      default: break
      }
    }
    return .leave
  }
}
