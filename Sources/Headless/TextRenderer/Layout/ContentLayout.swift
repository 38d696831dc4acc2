import HeadlessUI

/// The lines that the content of a screen takes at a width.
struct ContentLayout {
  private(set) var lines: [Line] = []
  private let columns: Int
  private var numbering: Numbering

  /// Lays nodes out, their numbers following those of the bar.
  ///
  /// A blank line is at the top and around groups; without the blank ones it is a layout, too.
  init(_ nodes: [Node<SomeAction>], columns: Int, numbering: Numbering) {
    self.columns = columns
    self.numbering = numbering
    add(nodes)
  }

  /// The lines with blank ones between groups where all of them fit, and without otherwise.
  func lines(fitting rows: Int) -> [Line] {
    guard lines.count > rows else { return lines }
    return lines.filter { line in
      if case .blank = line { false } else { true }
    }
  }

  private mutating func add(_ nodes: [Node<SomeAction>]) {
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

  private mutating func add(_ group: Group<SomeAction>) {
    let node = numbering.next()
    if let name = group.name { lines.append(.heading(Label(name), node: node)) }
    add(group.children)
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
      lines.append(.row(row, of: grid))
    }
    run = []
  }
}
