import HeadlessUI
import TestSupport
import Testing
import TextRendering

@Suite struct DrawingTests {
  /// The title of each section begins with the columns and the rows.
  @Test(arguments: try outlines(in: "Tables/drawings.txt"))
  func `a screen is drawn as a file shows it`(title: String, screen: Screen<Int>, drawing: String) {
    let size = title.prefix { ($0 == ":") == false }.split(separator: "x").compactMap { Int($0) }
    #expect(screen.text(columns: size[0], rows: size[1]) == drawing)
  }

  @Test(arguments: [("bar", "Cart 2 full"), ("button", "Pay 2 full")])
  func `a button in a bar or on an alert has its value and its status in its name`(
    line: String, text: String
  ) {
    let name = text.prefix { ($0 == " ") == false }
    let button = "\(line) \"\(name)\" value \"2\" [1] status \"full\" holds"
    let parts = line == "bar" ? button : "alert \"Sure?\"\n  \(button)"
    #expect(Screen(parts: parts).text(columns: 30, rows: 8).contains(text))
  }
}
