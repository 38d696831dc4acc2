import Testing

struct ExclamationRuleTests {
  @Test(arguments: [
    "a != b", "if !a {}", "try! a()", "a as! B", "var a: B!", "a!.b", "#if !DEBUG",
    "/// Done!", "// Done!", "/* Done! */", "func `it works!`() {}",
    #""\(a != b)""#, ##"#"\#(a!)"#"##, #""\("\(!a)")""#,
  ])
  func `an exclamation mark outside a string is a violation`(text: String) {
    #expect(ExclamationRule().lines(breakingIn: "let a = 1\n\(text)\n") == [2])
  }

  @Test(arguments: [
    #""a != b""#, #""\"!""#, ##"#"\(a != b) "! "#"##, "\"\"\"\n  Done!\n  \"\"\"",
    "a == b == false",
    #""\("!")""#,
  ])
  func `an exclamation mark in a string is none`(text: String) {
    #expect(ExclamationRule().lines(breakingIn: "let a = \(text)\n") == [])
  }
}
