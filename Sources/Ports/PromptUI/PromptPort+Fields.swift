import FlowDriver
import HeadlessUI
import PlainText

extension PromptPort {
  /// The field whose text is the next line that a person types, as the person has seen it.
  typealias Entry = (number: Int, seen: PortSession<App>.Seen, name: String, isSecret: Bool)

  /// Reads a field of the numbered screen and the texts that it offers, and has the next line be its text.
  mutating func ask(for field: Node<Int>, _ write: (String) -> Void) throws(FlowError) {
    let screen = driver.app.screen.numbered
    guard let number = field.action(.enter), let traits = field.fieldTraits else {
      throw FlowError(.disabled(.field, name: field.name))
    }
    entry = (number, driver.app.seen, field.name, traits.isHidden)
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
    guard let number = driver.app.number(of: entry.number, in: entry.seen) else {
      throw FlowError(.notFound(.field, name: entry.name, nearest: []))
    }
    let text = line == "\"\"" ? "" : line
    let controls = driver.app.screen.affordances.map { $0.identity }
    let command = Command(number - 1, of: controls, entering: text)
    try perform(Flow(unchecked: [command]), write)
  }
}
