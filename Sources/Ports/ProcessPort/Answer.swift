import FlowDriver
import HeadlessUI

/// What a process answers to a line.
struct Answer: Hashable {
  /// What the app shows now.
  let screen: Screen<Int>
  /// Why the process did not do as asked, or nothing where it did.
  let refusal: String?

  /// Reads the lines of an answer.
  init(parsing lines: [UInt8]) throws(FlowSyntaxError) {
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
