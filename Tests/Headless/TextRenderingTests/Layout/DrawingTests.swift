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

@Suite struct HeaderTests {
  @Test(arguments: ["", "bar \"Edit stock\" [1]", "bar \"Edit stock\" [1]\nbar \"Help\" [2]"])
  func `a title that fits on a line isn't cut`(bar: String) {
    let title = "Fresh juice, made for you"
    let screen = Screen(title: title, parts: bar)
    for (columns, rows) in (25...60).flatMap({ columns in [1, 2, 5, 15].map { (columns, $0) } }) {
      let text = screen.text(columns: columns, rows: rows)
      #expect(text.contains(title), "\(columns)x\(rows)\n\(text)")
    }
  }

  @Test(arguments: 1..<16) func `a whole title takes at most a third of the rows`(rows: Int) {
    let screen = Screen(
      title: "one two three four five six seven eight nine", parts: #"bar "Go" [1]"#)
    #expect(screen.text(columns: 20, rows: rows).contains("nine") == (rows >= 12))
  }
}

@Suite struct WrappingTests {
  @Test(arguments: [20, 40, 200]) func `a name is cut after four lines`(columns: Int) {
    let name = String(repeating: "가나다라마 ", count: 100)
    let frame = Screen(parts: "button \"\(name)\" [1]").frame(columns: columns, rows: 40)
    #expect(frame.regions.count == 4)
    #expect(frame.text.hasSuffix("…]\n") || frame.text.hasSuffix("… ]\n"), "\(frame.text)")
  }

  @Test(arguments: [["as late as possible"], ["1", ""], []])
  func `signs stay where they are when a count gets another digit`(others: [String]) {
    let texts = ["9", "10", "100"].map { count in
      let steppers = ([count] + others).map {
        "stepper \"Delay\" \"\($0)\" decrease [1] increase [2]"
      }
      return Screen(parts: steppers.joined(separator: "\n")).text(columns: 40, rows: 12)
    }
    #expect(texts[0].replacing("[-]   9 [+]", with: "[-]  10 [+]") == texts[1])
    #expect(texts[0].replacing("[-]   9 [+]", with: "[-] 100 [+]") == texts[2])
  }
}
