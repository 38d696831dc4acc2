import CellText
import HeadlessUI
import TestSupport
import Testing
import TextRendering

@Suite struct WordLawTests {
  private static let seeds = TestSizes.size(quick: UInt64(0)..<1, exhaustive: 0..<8)
  private static let columns = TestSizes.size(
    quick: [1, 8, 18, 60], exhaustive: [1, 2, 3, 5, 8, 12, 18, 24, 40, 60, 72, 90, 120, 200])
  private static let rows = [1, 2, 3, 5, 7, 10, 12, 16, 20, 24, 40, 60]
  private static let words: [[String]?] = [
    nil,
    [
      "Strawberry banana juice", "Not enough Strawberry", "🍓 10 🍌 1", "$2.80", "7", "Cold brew",
      "from $5, ask at the counter", "as late as possible", "Tea", "",
    ],
    [
      "딸기바나나쥬스 주문", "딸기 부족", "🍓 10 🍌 1", "4,500원", "7", "재고가 모자라요. 직원에게 알려 주세요.",
      "변경됨", "매장에서 물어보세요", "차", "",
    ],
  ]

  @Test(arguments: seeds, words)
  func `every word is on a drawing, or an ellipsis or a count of lines says that it goes on`(
    seed: UInt64, words: [String]?
  ) {
    let screen = Screen(seed: seed, words: words)
    for (index, columns) in WordLawTests.columns.enumerated() {
      for chrome in [Chrome.unicode, .ascii] {
        let rows = WordLawTests.rows[(Int(seed) + index) % WordLawTests.rows.count]
        for rows in [rows, 60 + 1_000 / columns] {
          let viewport = Viewport(columns: columns, rows: rows)
          let scroll = Scroll(screen, TextRenderer(viewport: viewport, style: .grid(chrome)))
          let violations = scroll.violations
          let text = scroll.drawings[0].frame.text
          #expect(violations.isEmpty, "seed \(seed), \(viewport): \(violations)\n\(text)")
        }
      }
    }
  }
}

/// The drawings of a screen at each scroll position of its topmost layer.
private struct Scroll {
  let drawings: [Drawing]
  private let layer: Layer<Int>
  private let chrome: Chrome
  private let viewport: Viewport

  init(_ screen: Screen<Int>, _ renderer: TextRenderer) {
    let depth = screen.layers.count - 1
    let last = renderer.frame(
      of: screen, scrolledTo: Array(repeating: 0, count: depth) + [.max]
    ).positions[depth]
    drawings = (0...last).map { position in
      let positions = Array(repeating: 0, count: depth) + [position]
      let frame = renderer.frame(of: screen, scrolledTo: positions)
      return Drawing(frame, of: screen.topLayer, in: renderer.viewport)
    }
    layer = screen.topLayer
    viewport = renderer.viewport
    chrome = if case .grid(let chrome) = renderer.style { chrome } else { .unicode }
  }

  /// The number of rows that change when the layer scrolls.
  private var movingRows: Int {
    (0..<viewport.rows).count { row in
      drawings.contains { ($0.line(row) == drawings[0].line(row)) == false }
    }
  }

  /// The words of each node, which a bar and an alert draw as one, and at the end those of the title.
  private var words: [(node: Int?, words: [String])] {
    layer.flattenedNodes.enumerated().map { index, node in
      let placeholder = node.value == "" ? node.fieldTraits?.placeholder : nil
      let words = [node.name, node.shownValue, placeholder, node.heldStatus?.name].compactMap { $0 }
      return (index, layer.buttons.contains(node) ? [words.joined(separator: " ")] : words)
    } + [(nil, [layer.name])]
  }

  var violations: [String] {
    let movingRows = movingRows
    let silent = drawings.filter { drawing in
      movingRows > 1 && drawing.counts(in: chrome) == false
        && words.contains { drawing.lacks($0.words, of: $0.node, chrome) }
    }
    let missing = words.filter { node, words in
      let most = drawings.map { $0.rows(of: node).count }.max() ?? 0
      let mayBeTorn = drawings.count > 1 && most * 2 >= movingRows
      return mayBeTorn == false && drawings.allSatisfy { $0.lacks(words, of: node, chrome) }
    }
    return silent.map { "says nothing of more lines:\n\($0.frame.text)" }
      + missing.map { "lacks one of \($0.words)" }
  }
}

/// A frame with the text of its nodes.
private struct Drawing {
  let frame: Frame
  private let viewport: Viewport
  private let lines: [Substring]
  /// The numbers of the fields, each of whose lines has brackets.
  private let fields: Set<Int?>

  init(_ frame: Frame, of layer: Layer<Int>, in viewport: Viewport) {
    self.frame = frame
    self.viewport = viewport
    let nodes = layer.flattenedNodes
    fields = Set(nodes.indices.filter { nodes[$0].role == .field })
    lines = frame.text.split(separator: "\n", omittingEmptySubsequences: false)
  }

  func line(_ row: Int) -> Substring { row < lines.count ? lines[row] : "" }

  /// Returns whether a line says how many others are hidden, or begins to if it's cut.
  func counts(in chrome: Chrome) -> Bool {
    lines.map { $0.filter { "│| ".contains($0) == false } }.contains { line in
      let rest = line.drop { (chrome == .unicode ? "▲▼" : "^v").contains($0) }
      let isMarked = rest.count < line.count && (rest.isEmpty || rest.first?.isNumber == true)
      return isMarked || rest == chrome.ellipsis
    }
  }

  /// Returns whether one of some words is neither in the cells of a node, or of the title, nor cut with
  /// an ellipsis of its own, for which there is room beside brackets or a symbol.
  func lacks(_ words: [String], of node: Int?, _ chrome: Chrome) -> Bool {
    let cells = cells(of: node)
    var text = rows(of: node).flatMap { row in
      let columns = Set(cells.filter { $0.row == row }.flatMap(\.columns))
      let text = line(row).text(columns.contains)
      let isBracketed =
        fields.contains(node) && text.displayWidth == columns.count
        && (text.wholeMatch(of: /[\[(].*[\])]/) == nil) == false
      return (isBracketed ? String(text.dropFirst().dropLast()) : text).packed
    }
    let missing = words.map(\.packed).sorted { $0.count > $1.count }.count { word in
      guard word.isEmpty == false else { return false }
      guard let range = text.firstRange(of: word) else { return true }
      text.replaceSubrange(range, with: [" "])
      return false
    }
    let width = cells.map(\.columns.count).max() ?? viewport.columns
    let besides = max(2, width / 2)
    let room = node == nil ? viewport.columns : width - besides
    return missing > text.ranges(of: chrome.ellipsis.unicodeScalars).count
      && room >= chrome.ellipsis.count
  }

  func rows(of node: Int?) -> [Int] { Set(cells(of: node).map(\.row)).sorted() }

  private func cells(of node: Int?) -> [(row: Int, columns: Range<Int>)] {
    guard let node else {
      return frame.runs.filter { $0.emphasis == .title }.map { ($0.row, $0.columns) }
    }
    return frame.regions.filter { $0.node == node }.map {
      ($0.row, $0.column..<$0.column + $0.columns)
    }
  }
}

extension String {
  /// The scalars that can be seen, without line feeds, which a name shows and a text doesn't.
  fileprivate var packed: [Unicode.Scalar] {
    let seen = visible.filter { $0.displayWidth > 0 && $0.isWhitespace == false }
    return seen.unicodeScalars.filter { ["\u{240A}", "\u{240D}"].contains($0) == false }
  }
}
