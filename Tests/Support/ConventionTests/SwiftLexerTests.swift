import Testing

struct SwiftLexerTests {
  private func texts(_ kind: Token.Kind, in text: String) -> [String] {
    SwiftLexer.tokens(of: text).filter { $0.kind == kind }.map(\.text)
  }

  @Test func `words and symbols are code`() {
    let tokens = SwiftLexer.tokens(of: "let 값 = a_1+2")
    #expect(tokens.map(\.text) == ["let", "값", "=", "a_1", "+", "2"])
    #expect(tokens.filter(\.isCode).count == tokens.count)
  }

  @Test func `an escaped quote does not end a string`() {
    #expect(texts(.string, in: #"f("a\"b\\", c)"#) == [#""a\"b\\""#])
  }

  @Test func `an empty string holds nothing back`() {
    #expect(texts(.word, in: #"f("", a)"#) == ["f", "a"])
  }

  @Test func `a string on several lines ends at three quotes`() {
    let text = "f(\"\"\"\n  \"a\" \\\"\"\"\n  // b\n  \"\"\")\nc"
    #expect(texts(.word, in: text) == ["f", "c"])
    #expect(SwiftLexer.tokens(of: text).last?.line == 5)
  }

  @Test(arguments: [##"#"a"b\"#"##, ###"##"a"#b"##"###, ####"#"""#"####])
  func `a raw string ends at its own delimiter`(literal: String) {
    #expect(texts(.string, in: "\(literal) end") == [literal])
    #expect(texts(.word, in: "\(literal) end") == ["end"])
  }

  @Test func `a raw string on several lines keeps its backslashes`() {
    let text = "#\"\"\"\n  \\(a) \"\"\"\n  \"\"\"# b"
    #expect(texts(.word, in: text) == ["b"])
  }

  @Test func `an interpolation is code with strings inside`() {
    let text = #""a \(b(c, "d \(e) f")) g" h"#
    #expect(texts(.word, in: text) == ["b", "c", "e", "h"])
  }

  @Test func `a raw string interpolates behind its hash signs`() {
    #expect(texts(.word, in: ##"#"a \(b) \#(c) d"# e"##) == ["c", "e"])
  }

  @Test func `a slash in a string begins no comment`() {
    #expect(SwiftLexer.tokens(of: #""http://x /* y""#).map(\.kind) == [.string])
  }

  @Test func `three slashes document and two or four do not`() {
    let text = "/// a\n// b\n//// c"
    #expect(texts(.documentation, in: text) == ["/// a"])
    #expect(texts(.comment, in: text) == ["// b", "//// c"])
  }

  @Test func `block comments nest`() {
    let text = "a /* b /* c */ \" \n d */ e"
    #expect(texts(.word, in: text) == ["a", "e"])
    #expect(SwiftLexer.tokens(of: text).last?.line == 2)
  }

  @Test func `a raw identifier is one name`() {
    let text = "func `it says \"no\" {`() // b"
    #expect(texts(.rawIdentifier, in: text) == ["`it says \"no\" {`"])
    #expect(texts(.comment, in: text) == ["// b"])
  }

  @Test(arguments: ["\"a\nb", "\"a\\", "\"\\(\"\\", "/* a", "`a\nb", "#\"\"\"\n"])
  func `unfinished source text is read to its end`(text: String) {
    #expect(SwiftLexer.tokens(of: text).isEmpty == false)
  }
}
