import Testing

struct SwiftLexerTests {
  @Test(arguments: [
    ("let 값 = a_1+2", "let 값 = a_1 + 2"),
    (#"f("a\"b\\", c)"#, "f ( , c )"), (#"f("", a)"#, "f ( , a )"),
    ("f(\"\"\"\n  \"a\" \\\"\"\"\n  // b\n  \"\"\")\nc", "f ( ) c"),
    (##"#"a"b\"# end"##, "end"), (###"##"a"#b"## end"###, "end"), (####"#"""# end"####, "end"),
    ("#\"\"\"\n  \\(a) \"\"\"\n  \"\"\"# b", "b"),
    (#""a \(b(c, "d \(e) f")) g" h"#, "b ( c , e ) h"), (##"#"a \(b) \#(c) d"# e"##, "c e"),
    (#""http://x /* y" z"#, "z"), ("a /* b /* c */ \" \n d */ e", "a e"), ("/// a\n//// b\nc", "c"),
    ("func `it says \"no\" {`() // b", "func `it says \"no\" {` ( )"),
  ])
  func `strings and comments are no code`(text: String, code: String) {
    let tokens = SwiftLexer.tokens(of: text).filter { $0.kind == .code }
    #expect(tokens.map(\.text).joined(separator: " ") == code)
  }

  @Test func `three slashes document, and two or four don't`() {
    let kinds = SwiftLexer.tokens(of: "/// a\n// b\n//// c\n/* d */").map(\.kind)
    #expect(kinds == [.documentation, .comment, .comment, .comment])
  }

  @Test(arguments: ["\"\"\"\n  a\n  \\(b\n)\"\"\"", "/* a\n\n */\n", "\n\n\n"])
  func `lines are counted everywhere`(text: String) {
    #expect(SwiftLexer.tokens(of: text + " end").last?.line == 4)
  }

  @Test(arguments: ["\"a\nb", "\"a\\", "\"\\(\"\\", "/* a", "`a\nb", "#\"\"\"\n"])
  func `unfinished source text is read to its end`(text: String) {
    #expect(SwiftLexer.tokens(of: text).isEmpty == false)
  }
}
