import HeadlessUI

/// The lines of the content of a screen, with blank ones at the top and around groups.
struct ContentLayout {
  private var lines: [Line] = []
  private let columns: Int
  private var numbering: Numbering

  init(_ nodes: [Node<ErasedAction>], columns: Int, numbering: Numbering) {
    self.columns = columns
    self.numbering = numbering
    add(nodes)
  }

  /// Returns the lines, without the blank ones if not all lines fit.
  func lines(fitting rows: Int) -> [Line] {
    lines.count <= rows ? lines : lines.filter { $0.isBlank == false }
  }

  private mutating func add(_ nodes: [Node<ErasedAction>]) {
    var run: [Item] = []
    var isAfterGroup = lines.isEmpty
    for node in nodes {
      if let item = Item(node, numbering: &numbering) {
        if let last = run.last, (last.role == item.role) == false { addGrid(&run) }
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
      } else {
        if isAfterGroup { addBlank() }
        isAfterGroup = false
        let labels = Label.lines(of: node.name, columns: columns)
        addText(labels, node: numbering.next())
      }
    }
    addGrid(&run)
  }

  private mutating func add(_ group: Group<ErasedAction>) {
    let node = numbering.next()
    if let name = group.name {
      var names = Label(name).lines(columns: columns)
      let last = names.popLast() ?? Label("")
      addText(names, .title, node: node)
      var line = Line()
      let part = Extent(columns)
      line.add(.rule, in: part.dropping(last.columns + 1))
      line.add(last, .title, in: part)
      line.add(.node(node), in: part)
      lines.append(line)
    }
    add(group.children)
  }

  private mutating func addText(_ labels: [Label], _ emphasis: Emphasis? = nil, node: Int) {
    for label in labels {
      var line = Line()
      line.add(label, emphasis, in: Extent(columns))
      line.add(.node(node), in: Extent(columns))
      lines.append(line)
    }
  }

  private mutating func addBlank() {
    if lines.last?.isBlank == true { return }
    lines.append(.blank)
  }

  private mutating func addGrid(_ run: inout [Item]) {
    guard run.isEmpty == false else { return }
    lines += ItemGrid(run, columns: columns).lines
    run = []
  }
}
