/// Something that a terminal was to show and did not.
struct TerminalFailure: Error, CustomStringConvertible {
  private let expectation: String
  private let model: TerminalModel

  init(waitingFor expectation: String, _ model: TerminalModel) {
    self.expectation = expectation
    self.model = model
  }

  var description: String {
    let place = model.cursor.place
    let unknown = model.unknown.isEmpty ? "" : "\nunknown: \(model.unknown)"
    return """
      waited for \(expectation); the terminal shows, with the cursor at \(place.row), \
      \(place.column) and the modes \(model.modes.map { $0.rawValue }.sorted()):
      \(model.text)\(unknown)
      """
  }
}
