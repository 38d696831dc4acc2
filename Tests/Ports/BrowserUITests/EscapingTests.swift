import BrowserUI
import HeadlessUI
import PageReading
import SeededScreens
import TestSizes
import Testing

struct EscapingTests {
  @Test func `any screen can be read back from its HTML exactly`() throws {
    for seed in 0..<TestSizes.size(quick: 10 as UInt64, exhaustive: 300) {
      var screens = GeneratedScreens(seed: seed)
      let screen = screens.screen(depth: Int(seed % 6))
      let read = try Screen(page: screen.html(.english))
      #expect(read == screen.numbered, "seed \(seed)")
      #expect(read.outline.utf8.elementsEqual(screen.outline.utf8), "seed \(seed)")
    }
  }

  @Test func `no name can forge a tag, an attribute, or a line`() throws {
    let name = "(?:main|div|dialog|h[1-6]|p|dl|dt|dd|button|span|output|small)"
    let text = #"(?:[^"'<>&\x{0}-\x{8}\x{A}-\x{1F}\x{7F}]|&#[0-9]+;)*"#
    let attribute = #"(?: [a-z-]+="\#(text)")"#
    let line = try Regex("</\(name)>|<\(name)\(attribute)*>(?:\(text)</\(name)>)?")
      .matchingSemantics(.unicodeScalar)
    for seed in 0..<TestSizes.size(quick: 10 as UInt64, exhaustive: 300) {
      var screens = GeneratedScreens(seed: seed)
      for written in screens.screen().html(.korean).unicodeScalars.split(separator: "\n") {
        let isPlain = try line.wholeMatch(in: Substring(written)) == nil
        #expect(isPlain == false, "seed \(seed): \(String(written))")
      }
    }
  }

  @Test(
    arguments: [
      ("<script>", "&#60;script&#62;"), ("&amp;", "&#38;amp;"), ("\"'", "&#34;&#39;"),
      ("a\nb\r\n", "a&#10;b&#13;&#10;"), ("\t", "\t"), ("-->]]>", "--&#62;]]&#62;"),
      ("\0\u{1B}\u{7F}", "\u{2060}␀\u{2060}␛\u{2060}␡"), ("␀\u{2060}", "␀\u{2060}\u{2060}"),
      ("\u{202E}👩‍👩‍👧", "\u{202E}👩‍👩‍👧"),
    ])
  func `a text is escaped in a text and in an attribute`(text: String, escaped: String) {
    let button = Button(text, action: 1, identifier: text)
    let lines = Screen(title: "", bar: [button]).html(.english).utf8.split(separator: 10)
    let expected = [
      #"<button type="button" data-action="1" data-id="\#(escaped)">"#,
      #"<span class="name" dir="auto">\#(escaped)</span>"#,
    ]
    #expect(lines[3...4].map { Array($0) } == expected.map { Array($0.utf8) })
  }
}
