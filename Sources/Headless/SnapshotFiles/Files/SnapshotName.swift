import Foundation

/// The path of a snapshot below the `Snapshots` folder, made from its name.
package struct SnapshotName {
  /// The longest name of a file in bytes, which leaves room for the endings of pending files.
  private static let limit = 255 - ".txt.pending".utf8.count

  /// The path without its extension.
  package let path: String

  /// The path as file systems may compare it, without case and composed.
  package let key: String

  /// Creates the path for a name.
  ///
  /// Every scalar other than a letter, a mark, a number, `-`, `_`, and `.` becomes `-`. A part that
  /// is too long ends in a hash of the whole part.
  ///
  /// - Throws: ``SnapshotFailure/unusableName(_:)`` if a part is empty or begins with a dot.
  package init(_ name: String) throws(SnapshotFailure) {
    if name.utf8.count < SnapshotName.limit, SnapshotName.isPlain(name) {
      path = name
      key = name.fileKey
      return
    }
    let parts = name.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.allSatisfy({ $0.isEmpty == false && $0.hasPrefix(".") == false }) else {
      throw .unusableName(name)
    }
    path = parts.map(SnapshotName.part).joined(separator: "/")
    key = path.fileKey
  }

  /// Returns whether a name is a path already: it's ASCII, and no part is empty or begins with a
  /// dot.
  private static func isPlain(_ name: String) -> Bool {
    var last = UInt8(ascii: "/")
    for byte in name.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
        break
      case UInt8(ascii: "."), UInt8(ascii: "/"):
        guard (last == UInt8(ascii: "/")) == false else { return false }
      default: return false
      }
      last = byte
    }
    return (last == UInt8(ascii: "/")) == false
  }

  private static func part(_ text: Substring) -> String {
    var part = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      part.append(isKept(scalar) ? scalar : "-")
    }
    let name = String(part)
    guard name.utf8.count > limit else { return name }
    let ending = "-" + hash(of: text)
    var short = name
    while short.utf8.count + ending.utf8.count > limit {
      short.removeLast()
    }
    return short + ending
  }

  /// Returns whether a scalar of a name remains in its path.
  static func isKept(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .nonspacingMark, .spacingMark, .decimalNumber, .letterNumber, .otherNumber:
      true
    default: scalar == "-" || scalar == "_" || scalar == "."
    }
  }

  /// Returns the 64-bit FNV-1a hash of a text in hexadecimal digits.
  static func hash(of text: Substring) -> String {
    let hash = text.utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { hash, byte in
      (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3
    }
    return String(hash, radix: 16)
  }
}

extension String {
  /// The path as file systems may compare it, without case and composed.
  var fileKey: String {
    guard utf8.contains(where: { $0 >= 0x80 }) else { return lowercased() }
    return precomposedStringWithCanonicalMapping.lowercased().precomposedStringWithCanonicalMapping
  }
}
