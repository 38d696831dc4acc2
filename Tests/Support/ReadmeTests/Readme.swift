import Foundation
import TestFiles

/// The README of this repository.
struct Readme {
  /// A block of text between fences.
  struct Block {
    let language: String
    let lines: [String]

    var text: String { lines.map { $0 + "\n" }.joined() }
  }

  /// Returns the contents of a file of this repository.
  func contents(of path: String) throws -> String {
    try String(contentsOfFile: ThisPackage.path(path), encoding: .utf8)
  }

  /// Returns the paths of all files below a folder of this repository that end in a suffix.
  func paths(in folder: String, suffix: String) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: ThisPackage.path(folder))
      .filter { $0.hasSuffix(suffix) }.map { "\(folder)/\($0)" }
  }

  /// Returns the blocks in a language, in order.
  func blocks(_ language: String) throws -> [Block] {
    var blocks: [Block] = []
    var open: (language: String, lines: [String])?
    for line in try contents(of: "README.md").components(separatedBy: "\n") {
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
