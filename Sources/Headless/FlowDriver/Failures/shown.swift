import TextRenderer

extension String {
  /// The text as an error shows it: in double quotes, with controls made visible, and cut where it
  /// is long.
  var shown: String {
    let limit = 100
    let start = unicodeScalars.prefix(limit)
    let isCut = start.endIndex < unicodeScalars.endIndex
    return (String(start).visible + (isCut ? "…" : "")).quoted
  }
}
