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

  /// Adds the brackets of a control, or those of one of its lines, and returns the columns between
  /// them.
  mutating func add(
    _ control: Control, opens: Bool = true, closes: Bool = true, in columns: Extent
  ) -> Extent {
    add(.control(control, opens: opens, closes: closes), in: columns)
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
    /// The brackets of a control: the left one on its first line, the right one on its last.
    case control(Control, opens: Bool, closes: Bool)
    /// The cell of the caret in the text of a node.
    case caret(Int)
  }

  let content: Content
  let columns: Extent

  var control: Control? {
    if case .control(let control, _, _) = content { control } else { nil }
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

  /// The number of cells for the right bracket, which makes room for a number of two digits.
  var closing: Int { max(0, 2 - opening) }
}
