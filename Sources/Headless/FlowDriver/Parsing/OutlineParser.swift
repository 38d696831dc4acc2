import HeadlessUI

/// The lines of an outline, read from the first to the last.
struct OutlineParser {
  private static let depthLimit = 100

  private let file: String
  private var number = 0
  private var rest: ArraySlice<UInt8>
  private var line: LineParser?
  private var depth = 0

  init(_ outline: [UInt8], file: String) {
    self.file = file
    rest = outline[...]
    advance()
  }

  /// The screen that the lines are, all of them.
  mutating func screen() throws(FlowSyntaxError) -> Screen<Int> {
    guard var line = try next(at: 0) else {
      throw LineParser([], number: 1, file: file)
        .error("there is no screen", "write screen NAME on the first line")
    }
    try line.part(among: ["screen"])
    let title = try line.text("screen")
    try line.end()
    let screen = try screen(title, depth: 1)
    if let rest = self.line {
      throw rest.error("the screen is over", "indent what is inside it by two spaces")
    }
    return screen
  }

  private mutating func screen(
    _ title: String,
    depth: Int
  ) throws(FlowSyntaxError) -> Screen<Int> {
    var screen = Screen<Int>(title: title)
    while var line = try next(at: depth) {
      if case .some = screen.modal {
        throw line.error("something follows a modal", "write an alert or a sheet last")
      }
      switch try line.part(among: LineParser.parts + ["bar", "alert", "sheet"]) {
      case "bar": screen.bar.append(try line.button("bar"))
      case "alert": screen.modal = .alert(try alert(line, depth: depth + 1))
      case "sheet":
        let title = try line.text("sheet")
        let dismissal = try line.number(after: "dismiss")
        try line.end()
        screen.modal = .sheet(try self.screen(title, depth: depth + 1), dismissal: dismissal)
      case let part: screen.content.append(try node(part, line, depth: depth + 1))
      }
    }
    return screen
  }

  private mutating func alert(
    _ line: LineParser,
    depth: Int
  ) throws(FlowSyntaxError) -> Alert<Int> {
    var line = line
    var alert = Alert<Int>(message: try line.textIfAny(), buttons: [])
    alert.title = try line.text(after: "title")
    alert.dismissal = try line.number(after: "dismiss")
    try line.end()
    while var line = try next(at: depth) {
      try line.part(among: ["button"])
      alert.buttons.append(try line.button("button"))
    }
    return alert
  }

  private mutating func node(
    _ part: String,
    _ line: LineParser,
    depth: Int
  ) throws(FlowSyntaxError) -> Node<Int> {
    var line = line
    guard part == "group" else { return try line.node(part) }
    var group = Group<Int>(try line.textIfAny(), children: [])
    try line.end()
    while var line = try next(at: depth) {
      let part = try line.part(among: LineParser.parts)
      group.children.append(try node(part, line, depth: depth + 1))
    }
    return .group(group)
  }

  /// The next line where it is at a depth, or nothing where what is at that depth is over.
  private mutating func next(at depth: Int) throws(FlowSyntaxError) -> LineParser? {
    guard let line, self.depth >= depth else { return nil }
    guard self.depth == depth, depth <= OutlineParser.depthLimit else {
      throw line.error(
        "the line is indented too far",
        "indent by two spaces what is inside a part, \(OutlineParser.depthLimit) times at most"
      )
    }
    try line.checkEncoding()
    advance()
    return line
  }

  private mutating func advance() {
    guard rest.isEmpty == false else {
      line = nil
      return
    }
    let bytes = rest.prefix { ($0 == UInt8(ascii: "\n")) == false }
    rest = rest.dropFirst(bytes.count + 1)
    number += 1
    line = LineParser(bytes, number: number, file: file)
    let (levels, odd) = bytes.prefix { $0 == UInt8(ascii: " ") }.count.quotientAndRemainder(
      dividingBy: 2)
    depth = odd == 0 ? levels : .max
  }
}
