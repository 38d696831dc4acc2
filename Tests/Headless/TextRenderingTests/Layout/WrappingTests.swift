import HeadlessUI
import Testing
import TextRendering

@Suite struct WrappingTests {
  @Test func `the mark of a destructive button stays with the start of its name`() {
    let button = #"button "딸기바나나망고키위파인애플" [1] destructive"#
    #expect(
      Screen(parts: button).text(columns: 20, rows: 10)
        == "[! 딸기바나나망고키\n 위파인애플        ]\n")
    #expect(
      Screen(parts: "alert title \"T\"\n  \(button)").text(columns: 10, rows: 5)
        == "    T\n[! 딸기바\n 나나망고\n 키위파인\n   애플  ]\n")
  }

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

  @Test(arguments: ["", " symbol \"\"", " symbol \"\u{301}\""])
  func `what can't be seen takes no room, and no empty line`(symbol: String) {
    let screen = Screen(
      parts: """
        value "Name" "1"\(symbol)
        value "" "a long value"\(symbol)
        value "" "a value of many words"\(symbol)
        stepper "" "1"\(symbol) decrease [1] increase [2]
        stepper "" "a value of many words"\(symbol) decrease [1] increase [2]
        button "" value "a value of many words"\(symbol) [3]
        """)
    let words = "  a value of\n  many words\n"
    let button = "[a value of\n many words]\n"
    #expect(
      screen.text(columns: 12, rows: 16)
        == "Name       1\na long value\n\(words) [-]   1 [+]\n\(words) [-]     [+]\n\(button)")
  }
}
