extension String {
  /// The text in double quotes, as flows and outlines write it.
  ///
  /// Double quotes and backslashes are escaped by a backslash, line feeds become `\n`, and what isn't
  /// printable becomes its code, such as `\u{1B}`, so that nothing is lost.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text.
  public var quoted: String { quoted { $0.code } }

  /// Returns the text in double quotes, with an escape for each scalar that isn't printable.
  package func quoted(_ escape: (Unicode.Scalar) -> String) -> String {
    var bytes = [UInt8(ascii: "\"")]
    for scalar in unicodeScalars {
      switch scalar {
      case "\"", "\\": bytes += [UInt8(ascii: "\\"), UInt8(ascii: scalar)]
      case "\n": bytes += #"\n"#.utf8
      case " "..."~": bytes.append(UInt8(ascii: scalar))
      default: bytes += (scalar.isPrintable ? String(scalar) : escape(scalar)).utf8
      }
    }
    bytes.append(UInt8(ascii: "\""))
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The text as an error message shows it: revealed, in double quotes, and cut after 100 scalars.
  package var shown: String { truncated(to: 100).revealed.quoted }

  /// The text as a person must type it in a flow: in double quotes, with line feeds as `\n`, cut after
  /// 500 scalars, and revealed.
  package var typed: String { truncated(to: 500).quoted.revealed }

  /// Returns the text, cut after a number of scalars.
  package func truncated(to limit: Int) -> String {
    start(of: limit).map { $0 + "…" } ?? self
  }

  /// Returns the start of the text if it's longer than a number of scalars, or else `nil`.
  func start(of limit: Int) -> String? {
    let end = unicodeScalars.index(startIndex, offsetBy: limit, limitedBy: endIndex) ?? endIndex
    return end < endIndex ? String(self[..<end]) : nil
  }
}
