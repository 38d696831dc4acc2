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
    let column = String(decoding: before[start...], as: UTF8.self).count + 1
    return "\(file):\(line):\(column)"
  }

  /// Returns problems in the order of the document, but at most twenty and how many more there are.
  func fileProblems(_ problems: [DocumentProblem]) -> [FileProblem] {
    let order = problems.indices.sorted {
      (problems[$0].offset, $0) < (problems[$1].offset, $1)
    }
    let first = order.prefix(Self.listed).map { index in
      let problem = problems[index]
      return FileProblem(
        at: "\(location(of: problem.offset)): \(problem.path)", problem.wrong, problem.right)
    }
    let rest = problems.count - first.count
    return rest == 0
      ? first : first + [FileProblem(at: file, "and \(rest) more", "fix these first")]
  }
}
