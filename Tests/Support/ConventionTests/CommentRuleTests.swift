import Testing

struct CommentRuleTests {
  @Test(arguments: ["// a", "/* a */", "/** a */", "b() // a", "////  a"])
  func `a comment that documents nothing is a violation`(text: String) {
    #expect(CommentRule().lines(breakingIn: "let a = 1\n\(text)\n") == [2])
  }

  @Test(arguments: [
    "/// TODO: later", "/// See the FIXME.", "/// - MARK: a", "/// MIT License", "/// Copyright a",
    "let TODO = 1",
  ])
  func `a leftover word is a violation`(text: String) {
    #expect(CommentRule().lines(breakingIn: "let a = 1\n\(text)\n") == [2])
  }

  @Test(arguments: [
    "/// a", #"let a = "http://b""#, #"let a = "/* b */ TODO""#, "/// Marks a todo as done.",
    "let remark = 1",
  ])
  func `documentation and strings are no violation`(text: String) {
    #expect(CommentRule().lines(breakingIn: text) == [])
  }
}
