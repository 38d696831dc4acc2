extension Screen where Action == Int {
  /// Creates a screen from its ``outline``.
  ///
  /// There is one part on each line, indented by two spaces for each level, up to 100 levels. Lines
  /// end with LF or CRLF, optional on the last one.
  ///
  /// - Parameters:
  ///   - outline: The text to read, in UTF-8.
  ///   - file: The name of the text in errors.
  /// - Throws: A ``SyntaxError`` for the first part that isn't one of an outline.
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  public init(parsing outline: [UInt8], file: String) throws(SyntaxError) {
    var reader = OutlineReader(file: file, rest: outline[...])
    self = try reader.screen()
  }
}

private struct OutlineReader {
  private static let depthLimit = 100
  private static let nodes = ["text", "value", "button", "stepper", "group"]

  let file: String
  var number = 0
  var rest: ArraySlice<UInt8>
  var line: TokenReader?
  var depth = 0

  mutating func screen() throws(SyntaxError) -> Screen<Int> {
    advance()
    guard var line = try next(at: 0) else {
      throw TokenReader([], number: 1, file: file).error(.noScreen)
    }
    try line.part(among: [Role.screen.rawValue])
    var screen = Screen<Int>(layers: [], events: [])
    var next: (role: Role, line: TokenReader)? = (.screen, line)
    while let layer = next { next = try read(layer.role, layer.line, into: &screen) }
    if let rest = self.line { throw rest.error(depth == 0 ? .screenEnded : .modalEnded) }
    return screen
  }

  /// Reads a layer from the role in its line on, and returns the line of the layer that covers it.
  private mutating func read(
    _ role: Role, _ line: TokenReader, into screen: inout Screen<Int>
  ) throws(SyntaxError) -> (role: Role, line: TokenReader)? {
    var (line, layer) = (line, Layer<Int>(role, title: nil))
    try line.layer(&layer)
    try line.end()
    defer { screen.layers.append(layer) }
    let depth = screen.layers.count + 1
    let parts = role == .alert ? ["button"] : OutlineReader.nodes + ["bar"]
    while var line = try next(at: depth) {
      switch try line.part(among: parts + (depth == 1 ? ["event"] : []) + ["alert", "sheet"]) {
      case "event":
        var event = ExternalEvent<Int>("", nil, nil, nil)
        try line.event(&event)
        try line.end()
        screen.events.append(event)
      case "alert": return (.alert, line)
      case "sheet": return (.sheet, line)
      case "bar": layer.buttons.append(try button("bar", &line))
      case "button" where role == .alert: layer.buttons.append(try button("button", &line))
      case let part: layer.content.append(try node(part, &line, depth: depth + 1))
      }
    }
    return nil
  }

  private func button(
    _ part: String, _ line: inout TokenReader
  ) throws(SyntaxError) -> Button<Int> {
    var button = Button<Int>("", action: nil)
    try line.button(&button, after: part)
    try line.end()
    return button
  }

  private mutating func node(
    _ part: String, _ line: inout TokenReader, depth: Int
  ) throws(SyntaxError) -> Node<Int> {
    let node: Node<Int>
    switch part {
    case "button": return .button(try button(part, &line))
    case "group":
      var group = Group<Int>(children: [])
      try line.text(&group.name, after: nil)
      try line.end()
      while var line = try next(at: depth) {
        let part = try line.part(among: OutlineReader.nodes)
        group.children.append(try self.node(part, &line, depth: depth + 1))
      }
      return .group(group)
    case "value":
      var value = Value("", value: "")
      try line.value(&value)
      node = .value(value)
    case "stepper":
      var stepper = Stepper<Int>("", value: "", decrement: nil, increment: nil)
      try line.stepper(&stepper)
      node = .stepper(stepper)
    default: node = .text(try line.string(part).text)
    }
    try line.end()
    return node
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
    line = rest.isEmpty ? nil : TokenReader(bytes, number: number, file: file)
    rest = rest.dropFirst(bytes.count + 1)
    let blanks = bytes.prefix { $0 == UInt8(ascii: " ") }.count
    depth = blanks.isMultiple(of: 2) ? blanks / 2 : .max
  }
}
