struct Line {
  /// In the order of painting.
  private(set) var pieces: [Piece] = []

  init(capacity: Int = 4) {
    pieces.reserveCapacity(capacity)
  }

  init(_ content: Piece.Content, in columns: Extent) {
    self.init()
    add(content, in: columns)
  }

  var isBlank: Bool { pieces.isEmpty }

  mutating func add(_ content: Piece.Content, in columns: Extent) {
    pieces.append(Piece(content: content, columns: columns))
  }

  mutating func add(_ label: Label, _ emphasis: Emphasis? = nil, in columns: Extent) {
    add(.text(label, emphasis), in: columns)
  }

  /// Adds the brackets of a control, and returns the columns between them.
  mutating func add(_ control: Control, in columns: Extent) -> Extent {
    add(.control(control), in: columns)
    return columns.dropping(control.opening).dropping(suffix: control.closing)
  }

  func control(_ affordance: Int) -> Control? {
    pieces.lazy.compactMap { $0.control }.first { $0.affordance == affordance }
  }
}

/// A part of a line, in columns from the left edge of the layout.
struct Piece {
  enum Content {
    /// Text that begins at the first column, and is cut if it doesn't fit.
    case text(Label, Emphasis?)
    case rule
    case node(Int)
    /// The brackets of a control.
    case control(Control)
    /// The cell of the caret in the text of a node.
    case caret(Int)
  }

  let content: Content
  let columns: Extent

  var control: Control? {
    if case .control(let control) = content { control } else { nil }
  }

  var isCaret: Bool { if case .caret = content { true } else { false } }

  var node: Int? {
    if case .node(let node) = content { node } else { control?.node }
  }
}

/// A button, or a sign of a stepper.
struct Control {
  let node: Int
  let affordance: Int
  let isEnabled: Bool
  let carriesWarning: Bool
  /// The number of cells for the left bracket, or for the number in its place.
  let opening: Int
  /// Whether the left bracket is shown, as on the first of several lines.
  private(set) var opens = true
  /// Whether the right bracket is shown, as on the last of several lines.
  private(set) var closes = true

  /// Returns the control as one of several lines shows it.
  func line(_ number: Int, of count: Int) -> Control {
    var line = self
    line.opens = number == 0
    line.closes = number == count - 1
    return line
  }

  /// The number of cells for the right bracket, which makes room for a number of two digits.
  var closing: Int { max(0, 2 - opening) }
}
