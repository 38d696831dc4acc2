import CellText
import FlowDriver
import Foundation
import TestSupport
import Testing

/// What comes from outside is shown, whatever it is, and never reaches a terminal as it is.
@Suite(.timeLimit(.minutes(5)))
struct OutputFuzzTests {
  private static let hostile: [String] = [
    "\u{1B}[2J", "\u{1B}]0;x\u{7}", "\u{9B}2J", "\t", "\r", "\u{0}", "\u{8}", "\u{7F}", "\u{202E}",
    "\u{2028}", "\u{A0}", "\u{200B}", "\u{2060}", "\u{FEFF}", "\u{3000}", "\u{E0041}",
  ]
  private static let parts = ["재고수정", "딸기쥬스 주문", "Kiwi", "\\\"", "예", "a", " ", "#", "=", "1"]

  /// Returns a text with at least one part that is hostile.
  private func text(
    _ generator: inout SplitMix64, without left: [String] = []
  ) -> String {
    let hostile = Self.hostile.filter { left.contains($0) == false }
    var parts = (0..<Int.random(in: 1...4, using: &generator)).map { _ in
      (Bool.random(using: &generator) ? hostile : Self.parts).randomElement(using: &generator) ?? ""
    }
    parts.insert(hostile.randomElement(using: &generator) ?? "", at: 0)
    return parts.shuffled(using: &generator).joined()
  }

  private func check(_ transcript: Transcript, _ what: String) {
    let controls = (transcript.output + transcript.errors).unicodeScalars.filter {
      $0.isPrintable == false && ($0 == "\n") == false
    }
    let hidden = transcript.errors.unicodeScalars.filter { scalar in
      scalar.properties.isDefaultIgnorableCodePoint
        || (scalar.properties.isWhitespace && [" ", "\n"].contains(scalar) == false)
    }
    #expect(controls.isEmpty && hidden.isEmpty, "\(what.debugDescription): \(transcript)")
  }

  private static let forms = [
    "tap X", "tap \"X\"", "X", "tap button X", "expect value \"X\" 1", "tap \"X\" id X",
    "expect line 1 \"X\"", "answer \"X\" with \"X\"", "answer \"X\" with X", "event \"X\"",
    "snapshot \"X\"", "increase \"X\" by X", "include \"X\"", "expect status \"X\" X", "tap “X” X",
    "expect button \"재고수정X\" X", "expect title \"X\"", "# X", "repeat 2\ntap \"X\"\nend", "tap \"X",
  ]

  @Test func `flows, their names, and what they read are shown`() throws {
    let folder = try TemporaryFolder()
    var generator = SplitMix64(seed: 53)
    var flows: [String] = []
    for _ in 0..<TestSizes.size(quick: 1, exhaustive: 100) {
      for form in Self.forms {
        let parts = form.split(separator: "X", omittingEmptySubsequences: false).map { String($0) }
        flows.append(parts.reduce("") { $0 + ($0.isEmpty ? "" : text(&generator)) + $1 })
      }
    }
    for folder in [try TemporaryFolder(), try TemporaryFolder()] {
      for (number, flow) in flows.enumerated() {
        _ = try folder.file("\(number)\(text(&generator, without: ["\u{0}"])).flow", flow.utf8)
      }
      check(try Executable.run(["run", folder.path("")]), "flows")
      flows.removeAll { (try? Flow(parsing: $0, file: "f")) == nil }
    }
    for style in ["--linear", "--outline", "--changes"] {
      let lines = flows.map { $0 + "\n" }.joined()
      let record = ["--record", folder.path("recorded\(style)\u{1B}\u{200B}.flow")]
      check(try Executable.run([style] + record, input: lines), style)
    }
    check(try Executable.run(["run", folder.path("")]), "recorded")
  }
}
