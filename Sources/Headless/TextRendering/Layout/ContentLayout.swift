import HeadlessUI

/// The lines of the content of a screen for a number of columns.
struct ContentLayout {
  private(set) var lines: [Line] = []
  private let columns: Int
  private var numbering: Numbering

  /// Lays out nodes, whose numbers follow those of the bar.
  ///
  /// There are blank lines at the top and around groups.
  init(_ nodes: [Node<ErasedAction>], columns: Int, numbering: Numbering) {
    self.columns = columns
    self.numbering = numbering
    add(nodes)
  }

  /// Returns the lines, without the blank ones if not all lines fit.
  func lines(fitting rows: Int) -> [Line] {
    guard lines.count > rows else { return lines }
    return lines.filter { line in
      if case .blank = line { false } else { true }
    }
  }

  private mutating func add(_ nodes: [Node<ErasedAction>]) {
    var run: [Item] = []
    var isAfterGroup = lines.isEmpty
    for node in nodes {
      if let item = Item(node, numbering: &numbering) {
        if let last = run.last, (last.kind == item.kind) == false { addGrid(&run) }
        if isAfterGroup { addBlank() }
        isAfterGroup = false
        run.append(item)
        continue
      }
      addGrid(&run)
      if case .group(let group) = node {
        addBlank()
        add(group)
        isAfterGroup = true
      } else if case .text(let content) = node {
        if isAfterGroup { addBlank() }
        addText(content)
        isAfterGroup = false
      }
    }
    addGrid(&run)
  }

  private mutating func add(_ group: Group<ErasedAction>) {
    let node = numbering.next()
    if let name = group.name { addHeading(Label(name), node: node) }
    add(group.children)
  }

  private mutating func addHeading(_ name: Label, node: Int) {
    var names = name.lines(columns: columns)
    let last = names.popLast() ?? name
    lines += names.map { .text($0, .title, node: node) }
    lines.append(.heading(last, node: node))
  }

  private mutating func addBlank() {
    if case .blank = lines.last { return }
    lines.append(.blank)
  }

  private mutating func addText(_ content: String) {
    let node = numbering.next()
    lines.append(
      contentsOf: Label.lines(of: content, columns: columns).map { .text($0, node: node) })
  }

  private mutating func addGrid(_ run: inout [Item]) {
    let grid = ItemGrid(run, columns: columns)
    for row in 0..<grid.rows {
      for line in 0..<grid.lines(ofRow: row) {
        lines.append(.row(row, line: line, of: grid))
      }
    }
    run = []
  }
}
