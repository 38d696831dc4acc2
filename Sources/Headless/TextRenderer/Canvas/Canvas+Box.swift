extension Canvas {
  /// Clears a part and draws a frame on its edge; too small for a frame, it is cleared alone.
  mutating func box(_ part: Rectangle, chrome: Chrome) {
    clear(part)
    guard part.rows >= 2, part.columns >= 2 else { return }
    let sides = part.inset(rows: 1, columns: 0)
    fill(sides.prefix(columns: 1), with: chrome.vertical)
    fill(sides.suffix(columns: 1), with: chrome.vertical)
    edge(part.line(0), from: chrome.topLeft, to: chrome.topRight, chrome: chrome)
    edge(part.line(part.rows - 1), from: chrome.bottomLeft, to: chrome.bottomRight, chrome: chrome)
  }

  private mutating func edge(
    _ line: Rectangle, from left: Character, to right: Character, chrome: Chrome
  ) {
    fill(line, with: chrome.horizontal)
    fill(line.prefix(columns: 1), with: left)
    fill(line.suffix(columns: 1), with: right)
  }
}
