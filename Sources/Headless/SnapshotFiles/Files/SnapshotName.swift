import Foundation
import PlainText

/// The path of a snapshot below its folder, made from its name.
package struct SnapshotName: Hashable, Sendable {
  /// In bytes, which leave room for the endings of pending files.
  private static let longestPart = 255 - ".txt.pending".utf8.count

  package let path: String

  /// Replaces every scalar other than a letter, a mark, a number, `-`, `_`, and `.` with `-`.
  ///
  /// A part that is too long ends in a hash of the whole part.
  package init(_ name: String) throws(SnapshotFailure) {
    let (slash, dot) = (UInt8(ascii: "/"), UInt8(ascii: "."))
    var last = slash
    var isPath = true
    for byte in name.utf8 {
      if last == slash, byte == slash || byte == dot { isPath = false }
      last = byte
    }
    guard isPath, (last == slash) == false else {
      throw SnapshotFailure(
        "\"\(name.escaped())\" can't name a snapshot; use a name such as Order/initial.60x20.ko")
    }
    let isShort = name.utf8.count <= SnapshotName.longestPart
    path =
      isShort && SnapshotName.isKept(name)
      ? name
      : name.utf8.split(separator: slash).map { SnapshotName.kept(Substring($0)) }
        .joined(separator: "/")
  }

  /// Whether a path has no characters that would be replaced.
  static func isKept(_ path: String) -> Bool {
    path.unicodeScalars.allSatisfy { $0 == "/" || isKept($0) }
  }

  private static func isKept(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", "-", "_", ".": true
    default:
      scalar.properties.isIDContinue || (scalar.properties.numericType == nil) == false
    }
  }

  private static func kept(_ part: Substring) -> String {
    let scalars = part.unicodeScalars.map { isKept($0) ? $0 : "-" }
    var kept = String(String.UnicodeScalarView(scalars))
    guard kept.utf8.count > longestPart else { return kept }
    let hash = hash(of: part)
    while kept.utf8.count + 1 + hash.utf8.count > longestPart { kept.removeLast() }
    return "\(kept)-\(hash)"
  }

  /// 64-bit FNV-1a in hexadecimal digits.
  private static func hash(of text: Substring) -> String {
    let hash = text.utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { hash, byte in
      (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3
    }
    return String(hash, radix: 16)
  }
}

extension String {
  /// The path as file systems may compare it, without case and composed.
  package var fileKey: String {
    let isASCII = utf8.withContiguousStorageIfAvailable { $0.allSatisfy { $0 < 0x80 } }
    if isASCII == true { return lowercased() }
    return precomposedStringWithCanonicalMapping.lowercased().precomposedStringWithCanonicalMapping
  }
}
