import Testing

struct PrimaryTypeRuleTests {
  @Test(arguments: ["class", "enum", "actor", "protocol", "public struct", "@A final class"])
  func `a second type is a violation`(keyword: String) {
    #expect(PrimaryTypeRule().lines(breakingIn: "struct A {}\n\(keyword) B {}") == [2])
  }

  @Test(arguments: [
    "private struct B {}", "fileprivate enum B {}", "typealias B = A", "extension A { enum B {} }",
    #"let b = "enum B {}""#, "#if C\nstruct A {}\n#endif",
  ])
  func `what stays in the file or in the type is no violation`(text: String) {
    #expect(PrimaryTypeRule().lines(breakingIn: "struct A {}\n\(text)") == [])
  }
}
