import HeadlessUI

/// The parts of a screen, read from the elements of its page.
enum ScreenReader {
  static func screen(
    _ element: PageElement,
    below rest: ArraySlice<PageElement>
  ) throws(PageError) -> Screen<Int> {
    var children = ElementReader(element)
    var bar = ElementReader(try children.take("div", ["bar"]))
    let level = element.name == "main" ? 1 : 2
    let title = try bar.takeHeading(level)
    if element.name == "dialog" { try element.check("aria-labelledby", title.attributes["id"]) }
    var screen = Screen<Int>(title: title.text)
    while bar.isAtEnd == false { screen.bar.append(try button(try bar.take("button"))) }
    screen.content = try nodes(&children, level: level + 1)
    screen.modal = try modal(rest)
    return screen
  }

  private static func modal(_ rest: ArraySlice<PageElement>) throws(PageError) -> Modal<Int>? {
    guard let dialog = rest.first else { return nil }
    let dismissal = try dialog.number("data-dismiss")
    if dialog.matches("dialog", ["sheet"]) {
      return .sheet(try screen(dialog, below: rest.dropFirst()), dismissal: dismissal)
    }
    guard dialog.matches("dialog", ["alert"]), rest.count == 1 else {
      throw dialog.error("isn't the sheet or the last alert")
    }
    try dialog.check("role", "alertdialog")
    var alert = Alert<Int>(buttons: [], dismissal: dismissal)
    var children = ElementReader(dialog)
    let title = children.isAtHeading ? try children.takeHeading(2) : nil
    let message = children.takeIfNext("p")
    let labels = [title, message].compactMap { $0?.attributes["id"] }
    try dialog.check("aria-labelledby", labels.first)
    try dialog.check("aria-describedby", labels.dropFirst().first)
    alert.title = title?.text
    alert.message = message?.text
    var buttons = ElementReader(try children.take("div", ["buttons"]))
    while buttons.isAtEnd == false { alert.buttons.append(try button(try buttons.take("button"))) }
    try children.end()
    return .alert(alert)
  }

  private static func nodes(
    _ reader: inout ElementReader,
    level: Int
  ) throws(PageError) -> [Node<Int>] {
    var nodes: [Node<Int>] = []
    while let element = reader.next() {
      switch element.name {
      case "p": nodes.append(.text(element.text))
      case "dl":
        for child in element.children { nodes.append(.value(try value(child))) }
      case "button": nodes.append(.button(try button(element)))
      case "div" where element.matches("div", ["stepper"]):
        nodes.append(.stepper(try stepper(element)))
      case "div" where element.matches("div", ["group"]):
        nodes.append(try group(element, level: level))
      default: throw element.error("isn't a node")
      }
    }
    return nodes
  }

  private static func group(
    _ element: PageElement,
    level: Int
  ) throws(PageError) -> Node<Int> {
    var children = ElementReader(element)
    let heading = children.isAtHeading ? try children.takeHeading(level) : nil
    try element.check("role", heading == nil ? nil : "group")
    try element.check("aria-labelledby", heading?.attributes["id"])
    let below = heading == nil ? level : level + 1
    return .group(Group(heading?.text, children: try nodes(&children, level: below)))
  }

  private static func value(_ element: PageElement) throws(PageError) -> Value {
    var parts = ElementReader(element)
    var term = ElementReader(try parts.take("dt"))
    let symbol = term.takeIfNext("span", ["symbol"])
    try symbol?.check("aria-hidden", "true")
    let name = try term.take("span", ["name"])
    let value = try parts.take("dd")
    try term.end()
    try parts.end()
    return Value(
      name.text, value: value.text, symbol: symbol?.text,
      identifier: element.attributes["data-id"])
  }

  private static func stepper(_ element: PageElement) throws(PageError) -> Stepper<Int> {
    var parts = ElementReader(element)
    let symbol = parts.takeIfNext("span", ["symbol"])
    try symbol?.check("aria-hidden", "true")
    let name = try parts.take("span", ["name"])
    let decrement = try parts.take("button", ["decrement"])
    let output = try parts.take("output")
    let increment = try parts.take("button", ["increment"])
    let status = parts.takeIfNext("small", ["status"])
    try parts.end()
    let held = status?.status.holds == true ? status : nil
    let labels = [name, held].compactMap { $0?.attributes["id"] }.joined(separator: " ")
    try element.check("role", "group")
    try element.check("aria-labelledby", labels)
    try output.check("aria-labelledby", name.attributes["id"])
    for button in [decrement, increment] {
      let label = button.attributes["aria-label"] ?? ""
      guard label.unicodeScalars.contains(name.text.unicodeScalars) else {
        throw button.error("has no label with the name")
      }
    }
    return Stepper(
      name.text, value: output.text, symbol: symbol?.text, decrement: try decrement.action(),
      increment: try increment.action(), status: status?.status,
      identifier: element.attributes["data-id"])
  }

  private static func button(_ element: PageElement) throws(PageError) -> Button<Int> {
    var parts = ElementReader(element)
    let name = try parts.take("span", ["name"])
    let status = parts.takeIfNext("small", ["status"])
    try parts.end()
    let roles: [Substring: ButtonRole] = ["cancel": .cancel, "destructive": .destructive]
    return Button(
      name.text, action: try element.action(), status: status?.status,
      role: element.classes.compactMap { roles[$0] }.first,
      identifier: element.attributes["data-id"])
  }
}
