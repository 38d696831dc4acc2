import Testing

struct EmbeddedRuleTests {
  @Test(arguments: [
    #"a.map(\.b)"#, #"let a = \B.c"#, "weak var a: B?", "unowned(unsafe) let a: B",
    "func a() throws {}", "func a() async {}", "struct A: Codable {}", "Mirror(reflecting: a)",
    "@MainActor func a() {}", "func a(_ b: any Error) {}",
  ])
  func `what Embedded Swift cannot take is a violation`(text: String) {
    #expect(EmbeddedRule().lines(breakingIn: "let a = 1\n\(text)") == [2])
  }

  @Test(arguments: [
    "#if hasFeature(Embedded)\nTEXT\n#else\n#endif",
    "#if hasFeature(Embedded) && A\n#else\nTEXT\n#endif",
    "#if A\n#else\nTEXT\n#endif",
    "#if hasFeature(Embedded)\n#else\n#endif\nTEXT",
  ])
  func `a branch that Embedded Swift may see is no shelter`(text: String) {
    let text = text.replacing("TEXT", with: "a.map(\\.b)")
    #expect(EmbeddedRule().lines(breakingIn: text).count == 1)
  }

  @Test(arguments: [
    #"let a = "weak \(b)""#, "func a() throws(B) {}", "func a(_ b: any B) {}", "case `async`",
    "#if hasFeature(Embedded)\n#else\n#if A\na.map(\\.b)\n#endif\nweak var a: B?\n#endif",
    "/// An async weak Mirror.",
  ])
  func `what Embedded Swift takes or never sees is no violation`(text: String) {
    #expect(EmbeddedRule().lines(breakingIn: text) == [])
  }

  @Test func `modules outside the core are free`() {
    let path = "Sources/Kiosk/juicemaker/main.swift"
    #expect(EmbeddedRule().lines(breakingIn: "func a() throws {}", at: path) == [])
  }
}
