import HeadlessUI
import Testing
import TextRendering

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
