package import Testing

/// What an assertion asks for: a snapshot by name, for a text, from a place.
package struct SnapshotClaim {
  let name: String
  let text: String
  let place: SourceLocation
  /// Whether the snapshot was written in this run.
  var isRecorded = false

  package init(name: String, text: String, place: SourceLocation) {
    self.name = name
    self.text = text
    self.place = place
  }
}

extension SourceLocation {
  /// The place as compilers write it.
  var shown: String { "\(fileID):\(line):\(column)" }
}
