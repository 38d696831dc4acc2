import CellText
import Foundation
package import TextRendering

/// The path of a snapshot below its folder, made from its name.
package struct SnapshotName: Hashable, Sendable {
  /// In bytes, which leave room for the endings of pending files.
  private static let longestPart = 255 - ".txt.pending".utf8.count

  package let path: String

  /// Replaces every scalar other than a letter, a mark, a number, `-`, `_`, and `.` with `-`.
  ///
  /// A part that is too long ends in a hash of the whole part.
  package init(_ name: String) throws(SnapshotFailure) {
    let parts = name.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    let dot = UInt8(ascii: ".")
    guard parts.allSatisfy({ ($0.first ?? dot == dot) == false }) else {
      throw SnapshotFailure(
        "\"\(name.escaped())\" can't name a snapshot, because a part of it is empty or "
          + "begins with a dot")
    }
    let isKept = name.utf8.count <= SnapshotName.longestPart && SnapshotName.isKept(name)
    path = isKept ? name : parts.map { SnapshotName.kept(Substring($0)) }.joined(separator: "/")
  }

  /// Returns the name of a state's snapshot.
  ///
  /// It begins with the state, such as `Order/initial`. The size, the language, and the style follow
  /// after dots, as in `Order/initial.60x20.ko.ascii`, or no size if the style is linear, as in
  /// `Order/initial.ko.linear`.
  ///
  /// - Parameter style: The name of the style, or `nil` for the usual one.
  package static func name(
    of state: String, drawnBy renderer: TextRenderer, language: String?, style: String? = nil
  ) -> String {
    let (size, usual) =
      switch renderer.style {
      case .grid(let chrome): ("\(renderer.viewport)", chrome == .ascii ? "ascii" : "")
      case .linear: ("", "linear")
      }
    let parts = [size, language ?? "", style ?? usual].filter { $0.isEmpty == false }
    return ([state] + parts).joined(separator: ".")
  }

  /// Whether the path of a file has nothing after the state, as that of `README.txt`, and isn't that of
  /// a pending text.
  package static func isPlain(_ path: String) -> Bool {
    (path.split(separator: "/").last ?? "").split(separator: ".").count < 3
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
