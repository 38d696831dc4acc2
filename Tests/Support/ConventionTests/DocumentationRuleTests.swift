import Testing

struct DocumentationRuleTests {
  @Test(arguments: [
    "public struct A {}", "open class A {}", "@A(b)\npublic var c = 1", "static public let a = 1",
    "public init() {}", "public subscript(a: Int) -> Int { a }", "// A.\npublic struct A {}",
    "/// A.\n\npublic struct A {}",
    "/// A.\npublic enum A {\n  case b\n}", "/// A.\npublic protocol A {\n  func b()\n}",
  ])
  func `a public declaration without documentation is a violation`(text: String) {
    #expect(DocumentationRule().lines(breakingIn: text).count == 1)
  }

  @Test(arguments: [
    "/// A.\npublic struct A {}", "/// A.\n@A(\n  b\n)\n@B public var c = 1", "struct A {}",
    "public import A", "@_exported public import A",
    "enum A {\n  case b\n}", "protocol A {\n  func b()\n}", #"let a = "public struct A {}""#,
    "/// A.\npublic enum A {\n  /// B.\n  case b\n  func c() { switch d { case .e: f } }\n}",
  ])
  func `documented and inner declarations are no violation`(text: String) {
    #expect(DocumentationRule().lines(breakingIn: text) == [])
  }

  @Test func `tests need no documentation`() {
    let path = "Tests/Kiosk/JuiceModelTests/Sample.swift"
    #expect(DocumentationRule().lines(breakingIn: "public struct A {}", at: path) == [])
  }
}
