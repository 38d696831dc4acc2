import HeadlessUI
import Testing
import TextRendering

@Suite struct ButtonTests {
  @Test(arguments: [
    (20, "[🍊 Orange  low  $4]\n"), (19, "[🍊 Orange low  $4]\n"),
    (18, "[🍊 Orange    low\n               $4]\n"), (15, "[🍊 Orange low\n            $4]\n"),
    (14, "[Orange   low\n           $4]\n"), (12, "[Orange low\n         $4]\n"),
    (11, "[Orange\n   low  $4]\n"), (9, "[Orange\n low  $4]\n"),
    (8, "[Orange\n    low\n     $4]\n"), (7, "[Orang\n e\n   low\n    $4]\n"),
  ])
  func `the value takes another line first, then the symbol leaves, and then the name wraps`(
    columns: Int, text: String
  ) {
    let screen = Screen(
      parts: #"button "Orange" value "$4" symbol "🍊" [1] status "low" holds"#)
    #expect(screen.text(columns: columns, rows: 6) == text)
  }

  @Test(arguments: [
    ("", "", "[A         ]  [B        ]\n[C  a dozen]\n"),
    (
      " value \"$1\"", " value \"$2\"",
      "[A  $1]  [B  $2]  [C\n                       a\n                   dozen]\n"
    ),
  ])
  func `a column has room for the only value, but not for one that is much wider`(
    first: String, second: String, text: String
  ) {
    let screen = Screen(
      parts: """
        button "A"\(first) [1]
        button "B"\(second) [1]
        button "C" value "a dozen" [1]
        """)
    #expect(screen.text(columns: 25, rows: 6) == text)
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

  @Test(arguments: [
    (31, "low", "[🍊 Orange             low  $4]\n[🍋 Lemon                   $5]\n"),
    (32, "low", "[🍊 Orange low   [🍋 Lemon   $5]\n            $4]\n"),
    (36, "sold out", "[Orange sold out   [Lemon        $5]\n              $4]\n"),
  ])
  func `buttons share a row if they fit with a value and a symbol, or else with a status`(
    columns: Int, status: String, text: String
  ) {
    let screen = Screen(
      parts: """
        button "Orange" value "$4" symbol "🍊" [1] status "\(status)" holds
        button "Lemon" value "$5" symbol "🍋" [2]
        """)
    #expect(screen.text(columns: columns, rows: 6) == text)
  }
}
