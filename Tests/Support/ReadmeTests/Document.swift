import Foundation
import TestSupport

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

  /// Returns the paths of all files below a folder of this repository that end in a suffix.
  static func paths(in folder: String, suffix: String) throws -> [String] {
    try ThisPackage.paths(in: folder).filter { $0.hasSuffix(suffix) }
  }

  /// Returns the blocks in a language, in order.
  func blocks(_ language: String) throws -> [Block] {
    var blocks: [Block] = []
    var open: (language: String, lines: [String])?
    for line in try ThisPackage.text(description).components(separatedBy: "\n") {
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
