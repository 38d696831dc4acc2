import Foundation
import TestSupport
import Testing

/// The conventions that neither the compiler nor swift-format checks.
@Suite struct ConventionTests {
  /// The files that Git tracks, or `nil` for the whole folder where there is no clone.
  private static let tracked = try? TrackedFiles(in: ThisPackage.path("")).paths

  /// A person may keep other files here, such as flows, which no rule of this repository is about.
  private func files(in folder: String, ending: String) throws -> [String] {
    let files = ConventionTests.tracked?.filter { $0.hasPrefix(folder + "/") }
    return try (files ?? ThisPackage.paths(in: folder)).filter { $0.hasSuffix(ending) }
  }

  private func swiftFiles() throws -> [String] {
    try ["Sources", "Tests", ".ci"].flatMap { try files(in: $0, ending: ".swift") }
  }

  @Test func `Swift files have no exclamation mark and no inline comment`() throws {
    let files = try swiftFiles()
    #expect(files.contains("Tests/Support/ReadmeTests/ConventionTests/ConventionTests.swift"))
    let violations = try (files + ["Package.swift"]).flatMap { path in
      SourceFile(path: path, text: try ThisPackage.text(path)).violations
    }
    #expect(violations == [])
  }

  @Test func `what a person has saved in a clone isn't held to the layout`() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("")
    #expect(throws: NoClone.self) { try TrackedFiles(in: path) }
    let names = ["Package.swift", "딸기.swift", "a.flow", "gone.swift", "menu.json"]
    for name in names { _ = try folder.file(name, []) }
    guard try TrackedFiles.git("init", "--quiet", in: path).status == 0 else { return }
    #expect(throws: NoClone.self) { try TrackedFiles(in: path) }
    let added = try TrackedFiles.git("add", "Package.swift", "딸기.swift", "gone.swift", in: path)
    #expect(added.status == 0)
    unlink(folder.path("gone.swift"))
    #expect(try TrackedFiles(in: path).paths == ["Package.swift", "딸기.swift"])
  }

  @Test func `each rule finds what breaks it, and nothing else`() throws {
    let text = try contents(of: "violations.txt")
    let found = SourceFile(path: "A.swift", text: text).violations
    let lines = found.compactMap { $0.split(separator: ":").dropFirst().first.flatMap { Int($0) } }
    #expect(lines == [5, 8, 10, 14, 15, 17])
  }

  @Test func `the top level holds what it should, and the manifest names no package`() throws {
    let tracked = ConventionTests.tracked?.map { String($0.prefix { ($0 == "/") == false }) }
    let names =
      try tracked.map { Array(Set($0)) }
      ?? FileManager.default.contentsOfDirectory(atPath: ThisPackage.path(""))
    let shown = names.filter { ($0.hasPrefix(".") || $0 == "Package.resolved") == false }
    let own: Set = ["Package.swift", "README.md", "Snapshots", "Sources", "Tests"]
    #expect(own.isSubset(of: shown))
    #expect(tracked == nil || own.isSuperset(of: shown))
    let manifest = try ThisPackage.text("Package.swift")
    #expect(manifest.contains(".package(") == false)
  }

  @Test func `every module has tests in the group of the same name, and folders stay small`() throws
  {
    let folders = try swiftFiles().map { $0.split(separator: "/").dropLast() }
    let modules = Set(folders.filter { $0.first == "Sources" && $0.count > 2 }.map { $0[1...2] })
    let untested = modules.filter { module in
      let group = ["Tests", module[1]]
      return folders.contains { $0.starts(with: group) && $0.contains(module[2] + "Tests") }
        == false
    }
    #expect(untested == [])
    let large = Dictionary(grouping: folders) { $0 }.filter { $1.count > 15 }
    #expect(large.keys.map { $0.joined(separator: "/") } == [])
  }

  @Test func `every library is a module with a page that has a sample`() throws {
    let manifest = try ThisPackage.text("Package.swift")
    let libraries = manifest.matches(of: /\.library\(name: "(\w+)"/).map { $0.1 }
    let files = try files(in: "Sources", ending: ".md")
    #expect(libraries.isEmpty == false)
    for library in libraries {
      let page = files.first { $0.hasSuffix("/\(library)/\(library).docc/\(library).md") } ?? ""
      #expect((try? ThisPackage.text(page))?.contains("```swift\n") == true, "\(library)")
    }
    let built = try ThisPackage.text(".spi.yml").matches(of: /- (\w+)\n/).map { $0.1 }
    #expect(built.sorted() == libraries.sorted())
  }

  @Test func `a snapshot's name says what it shows`() throws {
    let name =
      /Snapshots\/[A-Z][A-Za-z]*\/[a-z0-9-]+\.([0-9]+x[0-9]+\.[a-z]{2}(\.[a-z]+)?|[a-z]{2}\.(linear|html))\.txt/
    let snapshots = try files(in: "Snapshots", ending: ".txt")
    #expect(snapshots.isEmpty == false)
    #expect(snapshots.filter { $0.wholeMatch(of: name) == nil } == [])
  }
}
