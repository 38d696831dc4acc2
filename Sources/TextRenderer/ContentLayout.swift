import HeadlessUI

/// The lines that the content of a screen takes at a width.
struct ContentLayout {
  private(set) var lines: [Line] = []
  private let columns: Int
  private var numbering: Numbering

  /// Lays nodes out, their numbers following those of the bar.
  ///
  /// A blank line goes before each group; `lines` without the blank ones are a layout, too.
  init<Action>(_ nodes: [Node<Action>], columns: Int, numbering: Numbering) {
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

  private mutating func add<Action>(_ nodes: [Node<Action>]) {
    var run: [Item] = []
    var role: Role?
    for node in nodes {
      if run.isEmpty == false, (node.role == role) == false {
        addGrid(run)
        run = []
      }
      role = node.role
      switch node {
      case .text(let content): addText(content)
      case .group(let group): add(group)
      case .value, .button, .stepper:
        if let item = Item(node, numbering: &numbering) { run.append(item) }
      }
    }
    addGrid(run)
  }

  private mutating func add<Action>(_ group: Group<Action>) {
    let node = numbering.next()
    lines.append(.blank)
    if let name = group.name { lines.append(.heading(Label(name), node: node)) }
    add(group.children)
  }

  private mutating func addText(_ content: String) {
    let node = numbering.next()
    lines.append(
      contentsOf: Label.lines(of: content, columns: columns).map { .text($0, node: node) })
  }

  private mutating func addGrid(_ items: [Item]) {
    let grid = ItemGrid(items, columns: columns)
    for row in 0..<grid.rows {
      lines.append(.row(row, of: grid))
    }
  }
}
