import PlainText

/// The reason why a snapshot assertion fails.
package enum SnapshotFailure: Error, Hashable {
  /// The snapshot doesn't exist. The note says how to review the text and record it.
  case missing(path: String, note: String, text: String)
  /// This run wrote the snapshot, so it hasn't been compared with anything yet.
  case recorded(path: String)
  /// The text differs from the snapshot. The note says how to review the text.
  case different(path: String, note: String, difference: String, text: String)
  /// A file can't be read or written, for a reason in English.
  case inaccessible(path: String, reason: String)
  /// Two assertions use the same file, or one assertion uses it for two texts.
  case duplicate(path: String, first: String, second: String, advice: String)
  /// The arguments of a test case, which the name should contain, can't be found.
  case unknownArguments(name: String)
  /// The path can't be that of a folder of snapshots below a package.
  case unusableFolder(String)
  /// The name can't be turned into a path below the folder of snapshots.
  case unusableName(String)
  /// An environment variable holds a word that isn't one of the known words.
  case unknownWord(String, variable: String, known: [String])
}

extension SnapshotFailure {
  /// The text that differs or that has no snapshot, with the file name to attach it under, or `nil`
  /// if the assertion fails for another reason.
  package var attachment: (fileName: String, text: String)? {
    switch self {
    case .missing(let path, _, let text), .different(let path, _, _, let text):
      SnapshotAttachment(of: SnapshotFile(path: path)).map { ($0.fileName, text) }
    case .recorded, .inaccessible, .duplicate, .unknownArguments, .unusableFolder, .unusableName,
      .unknownWord:
      nil
    }
  }
}

extension SnapshotFailure: CustomStringConvertible {
  /// A description in English of what is wrong and what to do about it.
  package var description: String {
    switch self {
    case .missing(let path, let note, let text):
      "\(path.visible): the snapshot doesn't exist; \(note)\n\(text.escapedLines)"
    case .recorded(let path):
      "\(path.visible): recorded; check the snapshot, then run again without recording"
    case .different(let path, let note, let difference, _):
      "\(path.visible): the text differs; fix the code, or \(note)\n\(difference)"
    case .inaccessible(let path, let reason):
      "\(path.visible): \(reason)"
    case .duplicate(let path, let first, let second, let advice):
      "\(path.visible): used for two texts, \(first) and \(second); \(advice)"
    case .unknownArguments(let name):
      "\"\(name.escaped())\" can't include the arguments of the test case, because this version of "
        + "Swift Testing doesn't show them; write them into the name"
    case .unusableFolder(let folder):
      "\"\(folder.escaped())\" can't be a folder of snapshots; use a path below the root of the "
        + "package such as Tests/OrderTests/Snapshots"
    case .unusableName(let name):
      "\"\(name.escaped())\" can't name a snapshot; use a name such as Order/initial.60x20.ko"
    case .unknownWord(let word, let variable, let known):
      "\(variable)=\(word.escaped()) isn't known; use one of \(known.joined(separator: ", "))"
    }
  }
}

extension String {
  /// The text with everything in its lines escaped that can't be seen.
  package var escapedLines: String {
    let lines = utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let text = lines.map { Substring($0).escaped() }.joined(separator: "\n")
    return utf8.last == UInt8(ascii: "\n") ? text : text + "\n\\ no line feed at the end\n"
  }
}
