import HeadlessUI

/// The answer of a process to a line.
struct Answer: Hashable {
  /// The current screen of the app.
  let screen: Screen<Int>
  /// The reason why the process refused, or `nil` if it didn't.
  let refusal: String?

  /// Creates an answer from its lines.
  init(parsing lines: [UInt8]) throws(SyntaxError) {
    let word = Array("refused ".utf8)
    guard lines.starts(with: word) else {
      screen = try Screen(parsing: lines, file: "outline")
      refusal = nil
      return
    }
    let first = lines.prefix { ($0 == UInt8(ascii: "\n")) == false }
    screen = try Screen(parsing: Array(lines.dropFirst(first.count + 1)), file: "outline")
    refusal = String(decoding: first.dropFirst(word.count), as: UTF8.self)
  }
}
