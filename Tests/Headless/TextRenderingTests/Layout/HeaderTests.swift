import HeadlessUI
import Testing
import TextRendering

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
