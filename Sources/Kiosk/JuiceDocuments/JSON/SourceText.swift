/// The bytes of a document, in which places are stated as people read them.
struct SourceText {
  private static let newline = UInt8(ascii: "\n")
  private static let listed = 20

  let file: String
  let bytes: [UInt8]

  /// Creates the text of a file.
  ///
  /// - Throws: A ``FileError`` if the file is longer than ``sizeLimit``.
  init(_ bytes: [UInt8], file: String, kind: String) throws(FileError) {
    guard bytes.count <= sizeLimit else {
      throw FileError(tooLarge: sizeLimit, at: file, as: kind)
    }
    self.file = file
    self.bytes = bytes
  }

  /// Returns the file, the line, and the column of an offset.
  ///
  /// The column counts characters from 1, as an editor shows them: a tab is one, and so is a syllable
  /// of Hangul or an emoji.
  func location(of offset: Int) -> String {
    let before = bytes.prefix(offset)
    let start = before.lastIndex(of: Self.newline).map { $0 + 1 } ?? 0
    let line = before.count { $0 == Self.newline } + 1
    let column = String(decoding: before[start...], as: UTF8.self).characterCount + 1
    return "\(file):\(line):\(column)"
  }

  /// Returns problems in the order of the document, but at most twenty and how many more there are.
  func fileProblems(_ problems: [DocumentProblem]) -> [FileProblem] {
    var first: [DocumentProblem] = []
    for problem in problems {
      let index = first.firstIndex { $0.offset > problem.offset } ?? first.count
      guard index < Self.listed else { continue }
      if first.count == Self.listed { first.removeLast() }
      first.insert(problem, at: index)
    }
    var found: [FileProblem] = []
    for problem in first {
      found.append(
        FileProblem(
          at: location(of: problem.offset) + ": " + problem.path.description, problem.wrong,
          problem.right))
    }
    let rest = problems.count - first.count
    if rest > 0 { found.append(FileProblem(at: file, "and \(rest) more", "fix these first")) }
    return found
  }
}

extension String {
  /// The number of characters, which takes less code to count than `count` does.
  var characterCount: Int {
    var count = 0
    for _ in self { count += 1 }
    return count
  }
}
