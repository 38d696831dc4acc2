public import HeadlessUI

/// Draws screens as text.
///
/// The text is a pure function of the screen, the viewport, and the style, and has the same bytes on
/// every machine. Each line ends with a line feed. There are no trailing blanks and no empty lines at
/// the end.
///
/// Nodes are laid out in as many columns as fit. A name that doesn't fit on a line with its value or
/// status wraps, with the value or status below it; each is cut only after four lines. A value that
/// is much wider than those of its siblings takes a line of its own. A screen is at most
/// 112 columns wide, in the middle of a wider viewport.
///
/// The text of a field is in brackets below its name, at the left, and what stands in an empty one is at the
/// right. A field of several lines grows with its text. If the text of one line doesn't fit, its start is
/// shown, or the part around the caret.
///
/// No word is left out, and what is cut ends with an ellipsis if there is room for one. If a button
/// doesn't fit on a line, first its value takes another one, then its symbol leaves, and only then its
/// name wraps. In the bar of a screen and on an alert, a button shows its name, its value, and its
/// status, one after the other.
public struct TextRenderer: Hashable, Sendable {
  package var viewport: Viewport
  /// The style in which screens are drawn.
  public var style: TextStyle
  /// A Boolean value that indicates whether the text marks the control with the focus; a port can
  /// show it in a style of its own instead.
  package var marksFocus = true
  /// A Boolean value that indicates whether the number of each enabled control takes the place of
  /// its brackets: its index in `Screen.affordances`, counted from 1.
  ///
  /// All numbers have as many cells as the largest one, and every text is still there.
  @usableFromInline package var marksNumbers = false
  /// A Boolean value that indicates whether a layer that leaves rows free is drawn in the upper
  /// part of a tall viewport, with its middle at a third of the height.
  package var isRaised = false
  /// The position of the caret in the text of the field with the focus, in characters, or `nil`.
  ///
  /// A text of one line that doesn't fit shows what is around it.
  package var caret: Int?

  /// The largest number of columns of a screen, which can still be read with ease.
  package static let mostColumns = 112

  /// Creates a renderer.
  public init(viewport: Viewport, style: TextStyle = .grid()) {
    self.viewport = viewport
    self.style = style
  }

  /// Returns the text of a screen.
  ///
  /// - Parameters:
  ///   - screen: The screen to draw.
  ///   - positions: The scroll position of each layer in lines, the base first. A position is
  ///     clamped to the content, and 0 if it's missing.
  @inlinable
  public func render<Action>(_ screen: Screen<Action>, scrolledTo positions: [Int] = []) -> String {
    frame(of: screen, scrolledTo: positions).text
  }

  /// Returns the text of a screen, and the cells of its nodes.
  ///
  /// - Parameters:
  ///   - screen: The screen to draw.
  ///   - positions: The scroll position of each layer in lines.
  ///   - focus: The index in `Screen.affordances` of the affordance with the focus, or `nil`. Its
  ///     layer is scrolled no further than necessary to show it. Dismissals and all gestures on a
  ///     field other than typing have no cells, and a linear reading shows no focus.
  @inlinable
  package func frame<Action>(
    of screen: Screen<Action>, scrolledTo positions: [Int] = [], focus: Int? = nil
  ) -> Frame {
    switch style {
    case .grid(let chrome):
      let controls = marksNumbers ? screen.affordances : []
      let last = controls.lastIndex { $0.isEnabled && $0.gesture.hasCells }
      return paint(
        screen.layers.map { LayerItems($0) }, chrome, positions, focus, lastNumber: 1 + (last ?? 0))
    case .linear(let words): return read(screen.numbered, in: words)
    }
  }

  @usableFromInline
  func paint(
    _ layers: [LayerItems], _ chrome: Chrome, _ positions: [Int], _ focus: Int?, lastNumber: Int
  ) -> Frame {
    var painter = GridPainter(
      chrome: chrome, renderer: self, focus: focus, canvas: Canvas(viewport),
      gutter: "\(lastNumber)".utf8.count, wantedPositions: positions)
    return painter.paint(layers)
  }

  @usableFromInline
  func read(_ screen: Screen<Int>, in words: Vocabulary) -> Frame {
    Frame(text: LinearReading(screen, in: words).text)
  }
}

/// A way to draw a screen as text.
public enum TextStyle: Hashable, Sendable {
  /// A grid of cells with the layers over one another, framed by a set of characters.
  case grid(Chrome = .unicode)
  /// The topmost layer with one node on each line, in the words of a language.
  ///
  /// It is for screen readers, logs, and differences, and doesn't depend on the viewport.
  case linear(Vocabulary = .english)
}

/// The size of a grid of text in cells.
public struct Viewport: Hashable, Sendable, CustomStringConvertible {
  package static let range = 0...1_000

  /// The number of columns.
  public let columns: Int
  /// The number of rows.
  public let rows: Int

  /// Creates a viewport, with its columns and rows clamped to 0...1,000.
  public init(columns: Int, rows: Int) {
    self.columns = min(max(columns, Viewport.range.lowerBound), Viewport.range.upperBound)
    self.rows = min(max(rows, Viewport.range.lowerBound), Viewport.range.upperBound)
  }

  /// The size as snapshots and options write it, such as `60x20`.
  public var description: String { "\(columns)x\(rows)" }
}
