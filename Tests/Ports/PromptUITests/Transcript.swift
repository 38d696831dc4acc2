import HeadlessUI
import PromptUI
import TestSupport
import Testing

/// A conversation at a prompt as a terminal shows it after the hint.
///
/// What a person types is in guillemets, of which `«^D»` is the end of the lines. A refusal has a bar before
/// it, and the title of a conversation stands in a line of its own.
struct Transcript: CustomTestStringConvertible {
  let title: String
  let text: String

  var testDescription: String { title }

  /// Returns the transcripts in a file beside the tests.
  static func all(in name: String) throws -> [Transcript] {
    try sections(in: "Transcripts/\(name).txt").map { Transcript(title: $0.title, text: $0.text) }
  }

  /// Returns what the terminal shows once the same lines are typed to an app.
  func replayed(
    by app: some HeadlessApp, words: PromptWords = .english, asksAtEnd: Bool = false
  ) -> String {
    var output = Terminal()
    var refusals = Terminal(mark: "| ", shown: output.shown)
    var person = Person(lines: text.matches(of: /«(.*?)»/).map { $0.1 }, shown: output.shown)
    var port = PromptPort(app, words: words)
    port.run(&person, &output, &refusals, asksAtEnd: asksAtEnd)
    let hint = output.shown.text.firstRange(of: words.hint + "\n")
    return String(output.shown.text[(hint?.upperBound ?? output.shown.text.startIndex)...])
  }

  private final class Shown {
    var text = ""
  }

  private struct Terminal: TextOutputStream {
    var mark = ""
    var shown = Shown()

    mutating func write(_ text: String) { shown.text += mark + text }
  }

  private struct Person: IteratorProtocol {
    var lines: [Substring]
    let shown: Shown

    mutating func next() -> String? {
      let line = lines.isEmpty ? "^D" : lines.removeFirst()
      shown.text += "«\(line)»" + (line == "^D" ? "" : "\n")
      return line == "^D" ? nil : line.decoded
    }
  }
}

/// What a prompt at an app says after its hint, the reasons for refusals, and the app at the end.
///
/// The lines go on after each end. Those after the last one that was read are the rest.
func talk<App: HeadlessApp>(
  to app: App, _ lines: [String?], words: PromptWords = .english, asksAtEnd: Bool = false
) -> (answers: String, refusals: String, app: App, rest: [String?]) {
  var rest = Lines(lines: lines)
  var output = ""
  var refusals = ""
  var port = PromptPort(app, words: words)
  port.run(&rest, &output, &refusals, asksAtEnd: asksAtEnd)
  let opening = output.firstRange(of: words.hint + "\n> ")
  let answers = opening.map { String(output[$0.upperBound...]) } ?? output
  return (answers, refusals, port.app, rest.lines)
}

private struct Lines: IteratorProtocol {
  var lines: [String?]

  mutating func next() -> String? { lines.isEmpty ? nil : lines.removeFirst() }
}
