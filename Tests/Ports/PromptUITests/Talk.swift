import HeadlessUI
import PromptUI

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
