import HeadlessUI

/// The number of the next node of a layer and of its first affordance, in reading order.
struct Numbering {
  /// The number of digits of the largest number that is shown, or 1.
  let gutter: Int
  private(set) var node = 0
  private(set) var affordance = 0

  mutating func next(affordances: Int = 0) -> Int {
    defer {
      node += 1
      affordance += affordances
    }
    return node
  }
}

/// The lines of the content of a screen, with blank ones at the top and around groups.
struct ContentLayout {
  private var lines: [Line] = []
  private let columns: Int
  private var numbering: Numbering

  init(_ nodes: [Node<ErasedAction>], columns: Int, numbering: Numbering) {
    self.columns = columns
    self.numbering = numbering
    lines.reserveCapacity(4 * nodes.count)
    add(nodes)
  }

  /// Returns the lines, without the blank ones if not all lines fit.
  func lines(fitting rows: Int) -> [Line] {
    lines.count <= rows ? lines : lines.filter { $0.isBlank == false }
  }

  private mutating func add(_ nodes: [Node<ErasedAction>]) {
    var run: [Item] = []
    run.reserveCapacity(nodes.count)
    var last: Role? = lines.isEmpty ? .group : nil
    for node in nodes {
      let role = node.role
      if (role == last) == false { addGrid(&run) }
      if last == .group || role == .group { addBlank() }
      last = role
      if let item = Item(node, numbering: &numbering) {
        run.append(item)
      } else if case .group(let group) = node {
        add(group)
      } else {
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
      var line = Line(.text(label, emphasis), in: Extent(columns))
      line.add(.node(node), in: Extent(columns))
      lines.append(line)
    }
  }

  private mutating func addBlank() {
    if (lines.last?.isBlank == true) == false { lines.append(Line(capacity: 0)) }
  }

  private mutating func addGrid(_ run: inout [Item]) {
    guard run.isEmpty == false else { return }
    ItemGrid.add(run, to: &lines, columns: columns)
    run = []
  }
}
