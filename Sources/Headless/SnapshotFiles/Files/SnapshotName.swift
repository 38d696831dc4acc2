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
    let parts = name.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.allSatisfy({ $0.isEmpty == false && $0.hasPrefix(".") == false }) else {
      throw SnapshotFailure(
        "\"\(name.escaped())\" can't name a snapshot; use a name such as Order/initial.60x20.ko")
    }
    path = parts.map { part in
      SnapshotName.shortened(
        SnapshotName.kept(part), to: SnapshotName.longestPart, hashing: String(part))
    }.joined(separator: "/")
  }

  /// Whether the name of a file has no characters that would be replaced.
  static func isKept(_ name: String) -> Bool { name.unicodeScalars.allSatisfy(isKept) }

  private static func kept(_ part: Substring) -> String {
    String(String.UnicodeScalarView(part.unicodeScalars.map { isKept($0) ? $0 : "-" }))
  }

  private static func isKept(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", "-", "_", ".": true
    default:
      scalar.properties.isIDContinue || (scalar.properties.numericType == nil) == false
    }
  }

  private static func shortened(_ text: String, to limit: Int, hashing whole: String) -> String {
    guard text.isEmpty || text.utf8.count > limit else { return text }
    let hash = hash(of: whole)
    var start = text
    while start.isEmpty == false, start.utf8.count + 1 + hash.utf8.count > limit {
      start.removeLast()
    }
    return start.isEmpty ? hash : "\(start)-\(hash)"
  }

  /// 64-bit FNV-1a in hexadecimal digits.
  private static func hash(of text: String) -> String {
    let hash = text.utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { hash, byte in
      (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3
    }
    return String(hash, radix: 16)
  }
}

extension String {
  /// The path as file systems may compare it, without case and composed.
  package var fileKey: String {
    guard utf8.contains(where: { $0 >= 0x80 }) else { return lowercased() }
    return precomposedStringWithCanonicalMapping.lowercased().precomposedStringWithCanonicalMapping
  }
}
