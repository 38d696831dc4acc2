import BrowserScreens
import JuiceScreens
import JuiceViewModels
import Testing
import TextSnapshots

struct SnapshotTests {
  private static let languages: [(Phrases, BrowserWords)] = [
    (.korean, .korean), (.english, .english),
  ]

  @Test(arguments: languages)
  func `the kiosk's HTML says what its screens say`(phrases: Phrases, words: BrowserWords) {
    var port = BrowserPort(JuiceKiosk(phrases: phrases), words: words)
    expect(port, "Order/initial")
    port.perform(2)
    expect(port, "Order/alert-out-of-stock")
    port.perform(1)
    for _ in 0..<6 { port.perform(4) }
    for _ in 0..<10 { port.perform(11) }
    expect(port, "StockEdit/drafted-to-zero")
  }

  private func expect(_ port: BrowserPort<JuiceKiosk>, _ state: String) {
    expectSnapshot(of: port.html.indented, named: "\(state).\(port.words.language).html")
  }
}

extension String {
  /// The lines of HTML, indented by the elements around them.
  fileprivate var indented: String {
    var depth = 0
    return split(separator: "\n").map { line in
      if line.hasPrefix("</") { depth -= 1 }
      defer { if line.contains("</") == false { depth += 1 } }
      return String(repeating: "  ", count: depth) + line + "\n"
    }.joined()
  }
}
