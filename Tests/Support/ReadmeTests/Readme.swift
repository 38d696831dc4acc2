import Foundation

/// The repository's README, and the files that it speaks of.
struct Readme {
  struct Block: Equatable {
    let language: String
    let text: String

    var lineCount: Int { text.split(separator: "\n", omittingEmptySubsequences: false).count - 1 }
  }

  private let root = URL(filePath: #filePath).appending(path: "../../../..").standardized

  func contents(of path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  /// The fenced blocks, in order.
  func blocks() throws -> [Block] {
    var blocks: [Block] = []
    var open: (language: String, text: String)?
    for line in try contents(of: "README.md").components(separatedBy: "\n") {
      if line.hasPrefix("```") == false {
        open?.text += line + "\n"
      } else if let block = open {
        blocks.append(Block(language: block.language, text: block.text))
        open = nil
      } else {
        open = (String(line.dropFirst(3)), "")
      }
    }
    return blocks
  }
}
