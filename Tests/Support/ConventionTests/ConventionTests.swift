import Foundation
import TestSupport
import Testing

/// The conventions that neither the compiler nor swift-format checks.
@Suite struct ConventionTests {
  private func swiftFiles() throws -> [String] {
    try ["Sources", "Tests", ".ci"].flatMap(ThisPackage.paths).filter { $0.hasSuffix(".swift") }
  }

  @Test func `Swift files have no exclamation mark and no inline comment`() throws {
    let files = try swiftFiles()
    #expect(files.contains("Tests/Support/ConventionTests/ConventionTests.swift"))
    let violations = try (files + ["Package.swift"]).flatMap { path in
      SourceFile(path: path, text: try ThisPackage.text(path)).violations
    }
    #expect(violations == [])
  }

  @Test func `each rule finds what breaks it, and nothing else`() {
    let text = #"""
      /// A.
      public enum A {
        /// The first.
        case b
        case c
      }
      public protocol D {
        var e: Int { get }
      }
      let f = "//x! \(g("!", a != b)) /*" + #"\(h!)"#
      let i = """
        // Done!
        """
      j() // k
      /// TODO: later
      enum L { case m }
      let n = "\"!" + "\\"  + o!
      """#
    let found = SourceFile(path: "A.swift", text: text).violations
    let lines = found.compactMap { $0.split(separator: ":").dropFirst().first.flatMap { Int($0) } }
    #expect(lines == [5, 8, 10, 14, 15, 17])
  }

  @Test func `the top level holds what it should, and the manifest names no package`() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: ThisPackage.path(""))
    let shown = names.filter { ($0.hasPrefix(".") || $0 == "Package.resolved") == false }
    #expect(shown.sorted() == ["Package.swift", "README.md", "Snapshots", "Sources", "Tests"])
    let manifest = try ThisPackage.text("Package.swift")
    #expect(manifest.contains(".package(") == false)
  }

  @Test func `every module has tests in the group of the same name, and folders stay small`() throws
  {
    let folders = try swiftFiles().map { $0.split(separator: "/").dropLast() }
    func modules(_ group: String, _ suffix: String) -> Set<String> {
      let own = folders.filter { $0.first == group[...] && $0.count > 2 }
      return Set(own.map { $0[1...2].joined(separator: "/") + suffix })
    }
    #expect(modules("Sources", "Tests").subtracting(modules("Tests", "")) == [])
    let large = Dictionary(grouping: folders) { $0 }.filter { $1.count > 15 }
    #expect(large.keys.map { $0.joined(separator: "/") } == [])
  }

  @Test func `every library is a module with a page that has a sample`() throws {
    let manifest = try ThisPackage.text("Package.swift")
    let libraries = manifest.matches(of: /\.library\(name: "(\w+)"/).map { $0.1 }
    let files = try ThisPackage.paths(in: "Sources")
    #expect(libraries.isEmpty == false)
    for library in libraries {
      let page = files.first { $0.hasSuffix("/\(library)/\(library).docc/\(library).md") } ?? ""
      #expect((try? ThisPackage.text(page))?.contains("```swift\n") == true, "\(library)")
    }
  }

  @Test func `a snapshot's name says what it shows`() throws {
    let name =
      /Snapshots\/[A-Z][A-Za-z]*\/[a-z0-9-]+\.([0-9]+x[0-9]+\.[a-z]{2}(\.[a-z]+)?|[a-z]{2}\.(linear|html))\.txt/
    let snapshots = try ThisPackage.paths(in: "Snapshots").filter { $0.hasSuffix(".txt") }
    #expect(snapshots.isEmpty == false)
    #expect(snapshots.filter { $0.wholeMatch(of: name) == nil } == [])
  }
}
