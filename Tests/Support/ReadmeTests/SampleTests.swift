import TestSupport
import Testing

/// Checks that the Swift code of the README and the articles is compiled.
@Suite struct SampleTests {
  @Test func `every sample is code of a file, or of a manifest that depends on this package`()
    throws
  {
    let paths = try ["Tests", ".ci", "Sources/Kiosk/juicemaker-page", "Sources/Samples"].flatMap {
      try Document.paths(in: $0, suffix: ".swift")
    }
    let files = try paths.map { try ThisPackage.text($0).trimmedLines }
    for document in try Document.all() {
      for sample in try document.blocks("swift") {
        let lines = sample.text.trimmedLines
        let imports = lines.filter { $0.hasPrefix("import ") }
        let code = Array(lines.drop { $0.hasPrefix("import ") || $0.isEmpty }.dropLast())
        let isCompiled = files.contains { file in
          file.contains(code) && Set(imports).isSubset(of: file)
        }
        #expect(isCompiled, "\(document): \(sample.text)")
      }
    }
  }
}

extension String {
  /// The lines without what a manifest and its samples don't share: indentation, commas at the end,
  /// and the place of this package.
  fileprivate var trimmedLines: [Substring] {
    utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map { bytes in
      let line = Substring(bytes.drop { $0 == UInt8(ascii: " ") })
      if line.hasPrefix(".package(url:") { return #".package(name: "JuiceMaker", path: "../..")"# }
      return line.hasSuffix(",") ? line.dropLast() : line
    }
  }
}
