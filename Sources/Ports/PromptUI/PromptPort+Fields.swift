import FlowDriver
import HeadlessUI
import PlainText

/// The field whose text is the next line that a person types: its number among the controls of its layer.
typealias Entry = (number: Int, controls: [AffordanceIdentity], layer: Int, isSecret: Bool)

extension PromptPort {
  /// Reads a field of the numbered screen and the texts that it offers, and has the next line be its text.
  mutating func ask(for field: Node<Int>, _ write: (String) -> Void) throws(FlowError) {
    let screen = driver.app.screen.numbered
    guard let number = field.action(.enter), let traits = field.fieldTraits else {
      throw FlowError(.disabled(.field, name: field.name))
    }
    let controls = screen.affordances.map { $0.identity }
    entry = (number, controls, driver.app.topLayer.id, traits.isHidden)
    write(readings.lines(of: screen) { $0.node == field })
    let offered = traits.offered.map { "  \($0.visible)\n" }.joined()
    if offered.isEmpty == false { write("\(words.offered):\n\(offered)") }
    if field.value?.isEmpty == false { write("\(words.emptying)\n") }
  }

  /// Enters a line into the field that was asked for, whatever it says.
  mutating func enter(_ line: String, into entry: Entry, _ write: (String) -> Void) throws {
    guard line.hasArrowKeys == false else { throw Refusal(description: words.noKeys) }
    self.entry = nil
    if line.isEmpty { return write("\(words.nothingChanged)\n") }
    driver.app.refresh(at: nil)
    let (field, now) = (entry.controls[entry.number - 1], driver.app.screen.affordances)
    let isKnown =
      now.count { $0.identity == field } == 1 || now.map { $0.identity } == entry.controls
    guard driver.app.topLayer.id == entry.layer, isKnown else {
      throw FlowError(.notFound(.field, name: field.name, nearest: []))
    }
    let text = line == "\"\"" ? "" : line
    let command = Command(entry.number - 1, of: entry.controls, entering: text)
    try perform(Flow(unchecked: [command]), write)
  }
}
