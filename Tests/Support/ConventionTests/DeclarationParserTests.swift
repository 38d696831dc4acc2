import Testing

struct DeclarationParserTests {
  private func declarations(_ text: String) -> [Declaration] {
    SourceFile(path: "Sources/A/B.swift", text: text).declarations
  }

  @Test func `attributes and modifiers belong to the declaration`() {
    let found = declarations("@A(b: \")\")\n@C.D public final\nclass `default` {}")
    #expect(found.map(\.name) == ["default"])
    #expect(found.first?.modifiers == ["@A", "@C.D", "public", "final"])
    #expect(found.first?.line == 1)
  }

  @Test func `a private setter makes nothing private`() {
    let found = declarations("private(set) var a = 1")
    #expect(found.map(\.isPrivate) == [false])
  }

  @Test func `brackets of every kind count as depth`() {
    let found = declarations("f({ let a = 1 }, [{ var b = 2 }])\nlet c = 3")
    #expect(found.map(\.depth) == [2, 3, 0])
  }

  @Test func `words that only look like keywords declare nothing`() {
    let found = declarations("self.init(class: 1)\na.actor = b\nswitch c { case .d: e }")
    #expect(found.isEmpty)
  }

  @Test func `class is a modifier before a member`() {
    #expect(declarations("class A { public class func b() {} }").map(\.name) == ["A", "b"])
  }

  @Test func `names may be dotted`() {
    let found = declarations("import struct A.B\nextension C.D {}")
    #expect(found.map(\.name) == ["A.B", "C.D"])
  }

  @Test func `cases and requirements of public types are public parts`() {
    let found = declarations(
      """
      public enum A { case b; var c: Int { switch d { case let e: e } } }
      public protocol F { var g: Int { get } }
      enum H { case i }
      """
    )
    #expect(found.filter(\.isPublicPart).map(\.name) == ["b", "g"])
  }
}
