package import HeadlessUI

extension Screen where Action == Int {
  /// There is one part on each line, indented by two spaces for each level, up to 100 levels.
  ///
  /// Lines end with LF or CRLF, optional on the last one.
  package init(parsing outline: [UInt8]) throws(SyntaxError) {
    var reader = OutlineReader(rest: outline[...])
    self = try reader.screen()
  }
}

private struct OutlineReader {
  private static let depthLimit = 100
  /// A node of each role, with every control that a line can have.
  private static let nodes: [Node<Int>] = [
    .text(""), .value("", value: ""), .button(Button("", action: nil)),
    .stepper("", value: "", decrement: nil, increment: nil),
    .field("", text: "", entered: nil, submitted: 0, focused: 0, left: 0),
    .picture("", symbol: ""), .group(children: []),
  ]
  private static let roles = nodes.map { $0.role.rawValue }

  var number = 0
  var rest: ArraySlice<UInt8>
  var line: TokenReader?
  var depth = 0
  var layers: [Layer<Int>] = []
  var events: [ExternalEvent<Int>] = []

  mutating func screen() throws(SyntaxError) -> Screen<Int> {
    advance()
    guard var line = try next(at: 0) else {
      throw TokenReader([], number: 1).error(.noScreen)
    }
    try line.part(among: [Role.screen.rawValue])
    var next: (Role, TokenReader)? = (.screen, line)
    while let (role, line) = next { next = try readLayer(role, line) }
    if let rest = self.line { throw rest.error(depth == 0 ? .screenEnded : .modalEnded) }
    return Screen(layers: layers, events: events)
  }

  /// Reads a layer from the role in its line on, and returns the line of the layer that covers it.
  private mutating func readLayer(
    _ role: Role, _ line: TokenReader
  ) throws(SyntaxError) -> (Role, TokenReader)? {
    var line = line
    var buttons: [Node<Int>] = []
    var content: [Node<Int>] = []
    let layer = try line.layer(Layer(role))
    try line.end()
    defer { layers.append(layer.holding(buttons, content, layer.dismissal)) }
    let depth = layers.count + 1
    let parts = role == .alert ? ["button"] : OutlineReader.roles + ["bar"]
    while var line = try next(at: depth) {
      switch try line.part(among: parts + (depth == 1 ? ["event"] : []) + ["alert", "sheet"]) {
      case "event":
        events.append(try line.event(ExternalEvent("")))
        try line.end()
      case "alert": return (.alert, line)
      case "sheet": return (.sheet, line)
      case let part:
        let isButton = part == "bar" || role == .alert
        let node = try node(part, &line, depth: depth + 1)
        if isButton { buttons.append(node) } else { content.append(node) }
      }
    }
    return nil
  }

  private mutating func node(
    _ part: String, _ line: inout TokenReader, depth: Int
  ) throws(SyntaxError) -> Node<Int> {
    let kind = OutlineReader.nodes.first { $0.role.rawValue == part }
    let node = try line.node(kind ?? .button(Button("", action: nil)), after: part)
    try line.end()
    guard node.role == .group else { return node }
    var children: [Node<Int>] = []
    while var line = try next(at: depth) {
      let part = try line.part(among: OutlineReader.roles)
      children.append(try self.node(part, &line, depth: depth + 1))
    }
    return .group(node.name, children: children)
  }

  private mutating func next(at depth: Int) throws(SyntaxError) -> TokenReader? {
    guard let line, self.depth >= depth else { return nil }
    guard self.depth == depth, depth <= OutlineReader.depthLimit else {
      throw line.error(.indented, use: ["\(OutlineReader.depthLimit)"])
    }
    try line.checkEncoding()
    advance()
    return line
  }

  private mutating func advance() {
    let bytes = rest.prefix { ($0 == UInt8(ascii: "\n")) == false }
    number += 1
    line = rest.isEmpty ? nil : TokenReader(bytes, number: number)
    rest = rest.dropFirst(bytes.count + 1)
    let blanks = bytes.prefix { $0 == UInt8(ascii: " ") }.count
    depth = blanks.isMultiple(of: 2) ? blanks / 2 : .max
  }
}
