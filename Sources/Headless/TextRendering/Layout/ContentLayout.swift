import HeadlessUI

/// The number of the next node of a layer and of its first affordance, in reading order.
struct Numbering {
  /// The number of digits of the largest number that is shown, or 1.
  var gutter = 1
  var chrome = Chrome.unicode
  /// The affordance with the focus, and the position of the caret in its text.
  var focus: Int?
  var caret: Int?
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

  init(_ parts: [LayerItems.Part], columns: Int, numbering: Numbering) {
    self.columns = columns
    self.numbering = numbering
    lines.reserveCapacity(4 * parts.count)
    add(parts)
  }

  /// Returns the lines, without the blank ones if not all lines fit.
  func lines(fitting rows: Int) -> [Line] {
    lines.count <= rows ? lines : lines.filter { $0.isBlank == false }
  }

  private mutating func add(_ parts: [LayerItems.Part]) {
    var run: [Item] = []
    run.reserveCapacity(parts.count)
    var last: Role? = lines.isEmpty ? .group : nil
    for part in parts {
      let role = part.role
      if (role == last) == false { addGrid(&run) }
      let isApart = last == .group || role == .group
      if isApart, (lines.last?.isBlank == true) == false { lines.append(Line(capacity: 0)) }
      last = role
      switch part {
      case .item(let item):
        item.number(&numbering)
        run.append(item)
      case .group(let name, let children): addGroup(name, children)
      case .text(let text):
        addText(Label.lines(of: text, columns: columns), node: numbering.next())
      }
    }
    addGrid(&run)
  }

  private mutating func addGroup(_ name: String, _ children: [LayerItems.Part]) {
    let node = numbering.next()
    if name.isEmpty == false {
      let names = Label(name).lines(columns: columns)
      addText(names, .title, node: node)
      let end = names.last?.columns ?? 0
      lines[lines.count - 1].add(.rule, in: Extent(columns).dropping(end + 1))
    }
    add(children)
  }

  private mutating func addText(_ labels: [Label], _ emphasis: Emphasis? = nil, node: Int) {
    for label in labels {
      var line = Line(.text(label, emphasis), in: Extent(columns))
      line.add(.node(node), in: Extent(columns))
      lines.append(line)
    }
  }

  private mutating func addGrid(_ run: inout [Item]) {
    guard run.isEmpty == false else { return }
    ItemGrid.add(run, to: &lines, columns: columns)
    run = []
  }
}
