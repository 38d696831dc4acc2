/// Whether a text is the path of a state that has snapshots, such as `Order/sold-out`: parts of
/// ASCII letters and digits, with single hyphens between words, at most 200 bytes in all.
func isSnapshotName(_ text: String) -> Bool {
  text.utf8.count <= 200
    && text.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
      .flatMap { $0.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false) }
      .allSatisfy { $0.isEmpty == false && $0.allSatisfy(isLetterOrDigit) }
}

private func isLetterOrDigit(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
    UInt8(ascii: "0")...UInt8(ascii: "9"):
    true
  default: false
  }
}
