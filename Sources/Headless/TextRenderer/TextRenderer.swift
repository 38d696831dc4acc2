public import HeadlessUI

/// Draws screens as text.
///
/// The text is a pure function of the screen, the viewport and the style: UTF-8, lines that end
/// with a line feed, no blanks at the end of a line, one line feed at the end, and the same bytes
/// on every machine.
public struct TextRenderer: Hashable, Sendable {
  /// How many cells a grid may fill.
  public var viewport: Viewport
  /// How screens are drawn.
  public var style: TextStyle

  /// Creates a renderer.
  public init(viewport: Viewport, style: TextStyle = .grid()) {
    self.viewport = viewport
    self.style = style
  }

  /// The text of a screen.
  ///
  /// - Parameter positions: How far each layer is scrolled in lines, the base first; clamped to
  ///   what there is to scroll, and 0 where none is given.
  @inlinable
  public func render<Action>(_ screen: Screen<Action>, scrolledTo positions: [Int] = []) -> String {
    frame(of: screen, scrolledTo: positions).text
  }

  /// The text of a screen, and what lies where in it.
  ///
  /// - Parameters:
  ///   - screen: What to draw.
  ///   - positions: How far each layer is scrolled in lines, the base first; clamped to what there
  ///     is to scroll, and 0 where none is given.
  ///   - focus: The place in `Screen.affordances` of what has the focus, or nothing; its layer is
  ///     scrolled as little as shows it. A dismissal has no cells, and a linear reading shows no
  ///     focus.
  @inlinable
  public func frame<Action>(
    of screen: Screen<Action>,
    scrolledTo positions: [Int] = [],
    focus: Int? = nil
  ) -> Frame {
    draw(screen.map { _ in SomeAction() }, positions: positions, focus: focus)
  }

  @usableFromInline
  func draw(_ screen: Screen<SomeAction>, positions: [Int], focus: Int?) -> Frame {
    switch style {
    case .grid(let chrome):
      var painter = GridPainter(viewport, chrome: chrome, positions: positions, focus: focus)
      painter.paint(screen)
      return Frame(
        text: painter.canvas.text,
        regions: painter.regions,
        focus: painter.focusRegion,
        positions: painter.positions
      )
    case .linear(let words):
      let text = LinearReading.text(screen, words: words)
      return Frame(text: text, regions: [], focus: nil, positions: [])
    }
  }
}
