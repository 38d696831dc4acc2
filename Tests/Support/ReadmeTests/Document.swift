import Foundation
import TestFiles

/// A text of this repository in Markdown: the README, or an article of a catalogue.
struct Document: CustomStringConvertible {
  /// A block of text between fences.
  struct Block {
    let language: String
    let lines: [String]

    var text: String { lines.map { $0 + "\n" }.joined() }
  }

  static let readme = Document(description: "README.md")

  /// The path below the root of this repository.
  let description: String

  /// Returns the README and every article.
  static func all() throws -> [Document] {
    try [readme] + paths(in: "Sources", suffix: ".md").map { Document(description: $0) }
  }

  /// Returns the contents of a file of this repository.
  static func contents(of path: String) throws -> String {
    try String(contentsOfFile: ThisPackage.path(path), encoding: .utf8)
  }

  /// Returns the paths of all files below a folder of this repository that end in a suffix.
  static func paths(in folder: String, suffix: String) throws -> [String] {
    let url = URL(filePath: ThisPackage.path(folder)).resolvingSymlinksInPath()
    return try FileManager.default.subpathsOfDirectory(atPath: url.path)
      .filter { $0.hasSuffix(suffix) }.map { "\(folder)/\($0)" }
  }

  /// Returns the blocks in a language, in order.
  func blocks(_ language: String) throws -> [Block] {
    var blocks: [Block] = []
    var open: (language: String, lines: [String])?
    for line in try Document.contents(of: description).components(separatedBy: "\n") {
      if line.hasPrefix("```") == false {
        open?.lines.append(line)
      } else if let block = open {
        blocks.append(Block(language: block.language, lines: block.lines))
        open = nil
      } else {
        open = (String(line.dropFirst(3)), [])
      }
    }
    return blocks.filter { $0.language == language }
  }
}
