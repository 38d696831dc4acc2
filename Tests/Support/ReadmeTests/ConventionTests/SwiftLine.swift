/// A line of Swift without its string literals.
///
/// The code of an interpolation counts as code.
struct SwiftLine {
  private(set) var code = ""
  private(set) var comment: Substring?
  private var rest: Substring

  init(_ line: Substring) {
    rest = line
    readCode(inInterpolation: false)
  }

  private mutating func readCode(inInterpolation: Bool) {
    var depth = 0
    while let character = rest.first {
      if rest.hasPrefix("//") || rest.hasPrefix("/*") {
        comment = rest
        rest = ""
      } else if rest.drop(while: { $0 == "#" }).hasPrefix("\"") {
        readString()
      } else if inInterpolation, character == ")", depth == 0 {
        return
      } else {
        depth += character == "(" ? 1 : character == ")" ? -1 : 0
        code.append(rest.removeFirst())
      }
    }
  }

  private mutating func readString() {
    let signs = rest.prefix { $0 == "#" }
    let escape = "\\" + signs
    rest.removeFirst(signs.count + 1)
    while rest.isEmpty == false, rest.hasPrefix("\"" + signs) == false {
      if rest.hasPrefix(escape + "(") {
        rest.removeFirst(escape.count + 1)
        readCode(inInterpolation: true)
        rest = rest.dropFirst()
      } else {
        rest = rest.dropFirst(rest.hasPrefix(escape) ? escape.count + 1 : 1)
      }
    }
    rest = rest.dropFirst(signs.count + 1)
  }
}
