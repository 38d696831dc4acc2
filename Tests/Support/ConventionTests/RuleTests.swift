import Testing

struct RuleTests {
  private func file(_ text: String) -> SourceFile { SourceFile(path: "A.swift", text: text) }

  @Test(arguments: [
    "a != b", "if !a {}", "try! a()", "a as! B", "var a: B!", "a!.b", "#if !DEBUG",
    "/// Done!", "// Done!", "/* Done! */", "func `it works!`() {}",
    #""\(a != b)""#, ##"#"\#(a!)"\#"##, #""\("\(!a)")""#,
  ])
  func `an exclamation mark outside a string is a violation`(text: String) {
    #expect(file("let a = 1\n\(text)\n").exclamationMarks.map(\.line) == [2])
  }

  @Test(arguments: [
    #""a != b""#, #""\"!""#, ##"#"\(a != b) "! "#"##, "\"\"\"\n  Done!\n  \"\"\"", #""\("!")""#,
  ])
  func `an exclamation mark in a string isn't a violation`(text: String) {
    #expect(file("let a = \(text)\n").exclamationMarks.map(\.line) == [])
  }

  @Test(arguments: [
    ("// a", [1]), ("/* a */", [1]), ("/** a\n */", [1]), ("b() // a", [1]), ("a\n////  a", [2]),
    ("/// TODO: later", [1]), ("a\n/// See the FIXME.", [2]), ("/// - MARK: a", [1]),
    ("// swift-tools-version: 6.2", []), ("/// a", []), (#"let a = "http://b /* TODO */""#, []),
    ("/// Marks a todo as done.", []),
  ])
  func `comments document, and nothing else`(text: String, violations: [Int]) {
    #expect(file(text).comments.map(\.line) == violations)
  }

  @Test(arguments: [
    ("public enum A {\n  case b\n}", [2]), ("/// A.\npublic protocol A {\n  func b()\n}", [3]),
    ("public protocol A {\n  /// B.\n  var b: Int { get }\n  static var c: Int { get }\n}", [4]),
    ("public enum A {\n  /// B.\n  case b\n  func c() { switch d { case .e: f } }\n}", []),
    ("enum A {\n  case b\n}", []), ("protocol A {\n  func b()\n}", []),
    ("public struct A {\n  enum B {\n    case c\n  }\n}", []),
  ])
  func `cases and requirements that are public are documented`(text: String, violations: [Int]) {
    #expect(file(text).undocumentedMembers.map(\.line) == violations)
  }

  @Test(arguments: [
    ("JuiceModel", "import Foundation", [1]),
    ("JuiceModel", "import Observation\nlet a = \"import Foundation\"", []),
    ("JuiceModel", "\ninternal import JuiceViewModels", [2]),
    ("JuiceViewModels", "import HeadlessUI", [1]),
    ("JuiceViewModels", "public import JuiceModel", []),
    ("HeadlessUI", "public import struct Foundation.Date", [1]),
    ("HeadlessUI", "@_exported public import JuiceModel", [1]),
    ("JuiceScreens", "import HeadlessUI\nimport TextRendering", [2]),
    ("TextRendering", "#if canImport(Glibc)\n  import Glibc\n#endif", [2]),
    ("FlowDriver", "import TextRendering\nimport JuiceScreens", [2]),
    ("TextSnapshots", "import HeadlessUI\nimport FlowDriver", [2]),
    ("JuiceFiles", "import Foundation\ninternal import JuiceModel", []),
    ("juicemaker", "import Foundation", []), ("Unknown", "let a = 1", [1]),
  ])
  func `imports come from below`(module: String, text: String, violations: [Int]) {
    let file = SourceFile(path: "Sources/Kiosk/\(module)/B/C.swift", text: text)
    #expect(file.imports.map(\.line) == violations)
  }

  @Test func `the top level holds what it should and nothing else`() {
    let names = ["Package.swift", "README.md", "Snapshots", "Sources", "Tests"]
    let rule = LayoutRule()
    #expect(rule.topLevel(names + [".git", "Package.resolved"]).isEmpty)
    #expect(rule.topLevel(names + ["Scripts"]).map(\.path) == ["Scripts"])
    #expect(rule.topLevel(names.dropLast()).map(\.path) == ["Tests"])
  }

  @Test(arguments: [
    (".package(url: \"a\", from: b)", [2]), (".package(path: \"a\")", [2]),
    ("\".package(path: a)\"", []), ("products: [.library(name: \"a\")]", []),
  ])
  func `the manifest depends on no package`(text: String, violations: [Int]) {
    let manifest = SourceFile(path: "Package.swift", text: "let package = Package(\n\(text))\n")
    #expect(LayoutRule().manifest(manifest).map(\.line) == violations)
  }

  @Test func `every module has tests in the group of the same name`() {
    let tests = ["Tests/A/BTests/C/D.swift", "Tests/A/FTests/G.swift"]
    let found = LayoutRule().modules(
      tests + ["Sources/A/B/C/D.swift", "Sources/E/F/G.swift", "Sources/A/H.swift"])
    #expect(found.map(\.path) == ["Sources/E/F/G.swift", "Sources/A/H.swift"])
  }

  @Test func `a folder holds at most fifteen files`() {
    let paths = (1...15).map { "Sources/A/B/C/\($0).swift" } + ["Sources/A/B/D.swift"]
    #expect(LayoutRule().folders(paths).isEmpty)
    #expect(LayoutRule().folders(paths + ["Sources/A/B/C/16.swift"]).count == 1)
  }

  @Test(arguments: [
    ("Order/initial.60x20.ko.txt", true), ("Order/some-sold-out.120x40.en.ascii.txt", true),
    ("Order/initial.ko.linear.txt", true), ("Order/initial.en.linear-ko.txt", true),
    ("Order/initial.60x20.ko.linear.txt", false), ("Order/initial.linear.txt", false),
    ("Order/initial.ko.html.txt", true), ("Order/initial.html.txt", false),
    ("Order/initial.60x20.ko.html.txt", false), ("Order/initial.ko.ascii.txt", false),
    ("Order/someSoldOut.60x20.ko.txt", false), ("Order/initial.ko.txt", false),
    ("order/initial.60x20.ko.txt", false), ("initial.60x20.ko.txt", false),
    ("Order/initial-.60x20.ko.txt", false),
  ])
  func `a snapshot's name says what it shows`(path: String, isRight: Bool) {
    #expect(LayoutRule().snapshots([path]).isEmpty == isRight)
  }
}
