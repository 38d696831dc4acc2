import CellText
package import JuiceModel
package import JuiceViewModels

extension Menu {
  /// Returns the line for a shell that runs a flow on a kiosk of the menu.
  package func invocation(
    of program: String, _ phrases: Phrases, opening stock: Stock, options: [String]
  ) -> String {
    let start = [program, "run", "--language", phrases.language.rawValue]
    let counts = fruits.filter { ($0.initialCount == stock[$0.id] ?? 0) == false }
      .map { "\($0.id)=\(stock[$0.id] ?? 0)" }
    let option = counts.isEmpty ? [] : ["--stock", counts.joined(separator: ",")]
    return (start + options + option + ["FILE"]).map { $0.shellWord }.joined(separator: " ")
  }
}

extension String {
  /// The text as a shell takes it, in quotes if it needs them.
  fileprivate var shellWord: String {
    wholeMatch(of: /[-_.\/=,A-Za-z0-9]+/) == nil ? "'\(replacing("'", with: #"'\''"#))'" : self
  }
}
