import CellText
import Testing

@Suite struct QuotingTests {
  @Test(arguments: [
    ("", #""""#), ("딸기 🍓", #""딸기 🍓""#), (#"a"b\c"#, #""a\"b\\c""#), ("a\nb", #""a\nb""#),
    ("e\u{301}", "\"e\u{301}\""), ("a\r\nb", #""a\u{D}\nb""#), ("\u{202E}", #""\u{202E}""#),
  ])
  func `quotes, backslashes, and what can't be printed are escaped`(text: String, quoted: String) {
    #expect(Array(text.quoted.utf8) == Array(quoted.utf8))
  }

  @Test func `an error shows text quoted, visible, and shortened`() {
    #expect("a\u{1B}\"\n".shown == #""a␛\"␊""#)
    #expect(String(repeating: "가", count: 100).shown.count == 102)
    #expect(
      String(repeating: "가", count: 101).shown == "\"\(String(repeating: "가", count: 100))…\"")
  }

  @Test func `what a person must type shows what can't be seen`() {
    #expect("재고\u{A0}수정\u{200B}\u{1B}\n".typed == #""재고U+00A0수정U+200B\u{1B}\n""#)
  }

  @Test(arguments: [("", 0, ""), ("abc", 3, "abc"), ("abcd", 3, "abc…"), ("e\u{301}e", 1, "e…")])
  func `text is truncated to a number of scalars`(text: String, limit: Int, truncated: String) {
    #expect(text.truncated(to: limit) == truncated)
  }
}
