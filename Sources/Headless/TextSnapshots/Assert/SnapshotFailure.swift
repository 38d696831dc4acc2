import PlainText

/// Why a snapshot does not vouch for a text.
package enum SnapshotFailure: Error, Hashable {
  /// No snapshot is at that path; the note tells where the text was left.
  case missing(path: String, note: String)
  /// The snapshot was written in this run, and so has vouched for nothing yet.
  case recorded(path: String)
  /// The text differs, as a difference tells; the note tells where the text was left.
  case different(path: String, note: String, difference: String)
  /// Something cannot be read or written, for a reason in English.
  case inaccessible(path: String, reason: String)
  /// Two assertions ask for one file, or one does for two texts.
  case duplicate(path: String, first: String, second: String)
  /// The name gives no path below the folder of snapshots.
  case unusableName(String)
  /// The word that asks for recording is none of those that are known.
  case unknownRecording(String)
}

extension SnapshotFailure: CustomStringConvertible {
  /// What is wrong and what to do, in English.
  package var description: String {
    switch self {
    case .missing(let path, let note):
      "\(path): no such snapshot; \(note)"
    case .recorded(let path):
      "\(path): recorded; look at it and run again without recording"
    case .different(let path, let note, let difference):
      "\(path): differs; mend the code, or \(note)\n\(difference)"
    case .inaccessible(let path, let reason):
      "\(path): \(reason)"
    case .duplicate(let path, let first, let second):
      "\(path): one file for two texts, \(first) and \(second); name them apart"
    case .unusableName(let name):
      "\"\(name.escaped())\" names no snapshot; use such as Order/initial.60x20.ko"
    case .unknownRecording(let word):
      "\(SnapshotRecording.variable)=\(word.escaped()) is unknown; use one of "
        + SnapshotRecording.allCases.map(\.rawValue).joined(separator: ", ")
    }
  }
}
