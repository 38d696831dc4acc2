public import HeadlessUI

extension Screen where Action == Int {
  /// Creates a screen from its HTML, which says everything that the numbered screen says.
  ///
  /// What people who can't see the page are told must agree with what it shows: each label has to
  /// name the right element, and a control is disabled if and only if it has no number.
  ///
  /// - Throws: A ``PageError`` for the first element that isn't one of a screen.
  public init(page html: String) throws(PageError) {
    var parser = PageParser(html)
    var layers: [Layer<Int>] = []
    for element in try parser.elements() {
      layers.append(try Layer(element, isFirst: layers.isEmpty))
    }
    guard layers.isEmpty == false else { throw PageError("there is no screen") }
    self.init(layers: layers, events: [])
  }
}

extension Layer where Action == Int {
  fileprivate init(_ element: PageElement, isFirst: Bool) throws(PageError) {
    var element = element
    let role: Role = isFirst ? .screen : element.classes.contains("sheet") ? .sheet : .alert
    guard isFirst ? element.name == "main" : element.matches("dialog", role.rawValue[...]) else {
      throw element.error("isn't a layer that belongs here")
    }
    self = role == .alert ? try element.alert() : try element.layer(role)
    try element.end()
  }
}

extension PageElement {
  fileprivate mutating func layer(_ role: Role) throws(PageError) -> Layer<Int> {
    var bar = try take("div", "bar")
    let level = role == .screen ? 1 : 2
    guard let heading = try bar.takeHeadingIfNext(level) else { throw bar.error("has no title") }
    if level == 2 { try check("aria-labelledby", heading.attributes["id"]) }
    var buttons: [Button<Int>] = []
    while bar.rest.first?.name == "button" { buttons.append(try bar.takeButton()) }
    let hint = bar.takeHint(of: self)
    if hint == nil { try check("aria-describedby", nil) }
    try bar.end()
    let content = try nodes(level: level + 1)
    var dismissal = try number("data-dismiss").map { Dismissal($0) }
    dismissal?.hint = hint
    let nodes = buttons.map { Node.button($0) }
    let isAdded = dismissal.map { nodes.last?.action(.tap) == $0.action } ?? false
    if isAdded { buttons.removeLast() }
    let sheet = Layer.sheet(
      title: heading.text, identifier: attributes["data-id"], bar: buttons, content: content,
      dismissal: dismissal, focus: attributes["data-focus"],
      hasUnsavedChanges: attributes["data-unsaved"] == "")
    let cancels = sheet.nodes.contains { $0.cancels }
    guard isAdded == false || cancels == false else {
      throw bar.error("has two buttons to dismiss")
    }
    guard role == .screen else { return sheet }
    return Screen(
      title: heading.text, identifier: attributes["data-id"], bar: buttons, content: content,
      focus: attributes["data-focus"], hasUnsavedChanges: attributes["data-unsaved"] == ""
    ).topLayer
  }

  fileprivate mutating func alert() throws(PageError) -> Layer<Int> {
    let heading = try takeHeadingIfNext(2)
    let text = try takeMessage()
    let labels = [heading, text].compactMap { $0?.attributes["id"] }
    try check("role", "alertdialog")
    try check("aria-labelledby", labels.first)
    var row = try take("div", "buttons")
    var buttons: [Button<Int>] = []
    while row.rest.isEmpty == false { buttons.append(try row.takeButton()) }
    let ids = [labels.dropFirst().first, rest.first?.attributes["id"]].compactMap { $0 }
    try check("aria-describedby", ids.isEmpty ? nil : ids.joined(separator: " "))
    var dismissal = try number("data-dismiss").map { Dismissal($0) }
    dismissal?.hint = takeHint(of: self)
    return .alert(
      title: heading?.text, message: text?.text, messageLanguage: text?.attributes["lang"],
      isWarning: classes.contains("warning"), identifier: attributes["data-id"], buttons: buttons,
      dismissal: dismissal)
  }
}

extension Button where Action == Int {
  fileprivate init(_ element: PageElement, hint: String?) throws(PageError) {
    guard element.name == "button" else { throw element.error("isn't a button") }
    var element = element
    let symbol = try element.takeSymbol()
    let name = try element.take("span", "name").text
    let value = element.takeIfNext("span", "value")?.text
    let status = element.takeIfNext("small", "status").map(Status.init)
    try element.end()
    let roles: [Substring: AlertRole] = ["cancel": .cancel, "destructive": .destructive]
    self.init(
      name, value: value, symbol: symbol, action: try element.action(), status: status,
      role: element.classes.compactMap { roles[$0] }.first, hint: hint,
      identifier: element.attributes["data-id"])
  }
}

extension Status {
  init(_ element: PageElement) {
    self.init(
      element.text, holds: element.attributes["hidden"] == nil,
      isWarning: element.classes.contains("warning"))
  }
}

extension PageElement {
  fileprivate mutating func takeButton() throws(PageError) -> Button<Int> {
    let element = try take("button")
    let hint = takeHint(of: element)
    if hint == nil { try element.check("aria-describedby", nil) }
    return try Button(element, hint: hint)
  }

  fileprivate mutating func nodes(level: Int) throws(PageError) -> [Node<Int>] {
    var nodes: [Node<Int>] = []
    while var element = rest.popFirst() {
      switch element.name {
      case "p": nodes.append(.text(element.text))
      case "dl":
        while let value = element.rest.popFirst() { nodes.append(try value.value()) }
      case "ul" where element.matches("ul", "tiles"):
        try element.check("role", "list")
        repeat {
          var item = try element.take("li")
          nodes.append(.button(try item.takeButton()))
          try item.end()
        } while element.rest.isEmpty == false
      case "div" where element.matches("div", "stepper"):
        nodes.append(try element.stepper())
      case "div" where element.matches("div", "field"):
        nodes.append(try element.field())
      case "img",
        "div" where element.matches("div", "picture"):
        nodes.append(try element.picture())
      case "div" where element.matches("div", "group"):
        nodes.append(try element.group(level: level))
      default: throw element.error("isn't a node")
      }
    }
    return nodes
  }

  private mutating func group(level: Int) throws(PageError) -> Node<Int> {
    let heading = try takeHeadingIfNext(level)
    try check("role", heading == nil ? nil : "group")
    try check("aria-labelledby", heading?.attributes["id"])
    return .group(heading?.text, children: try nodes(level: heading == nil ? level : level + 1))
  }

  private func value() throws(PageError) -> Node<Int> {
    var parts = self
    var term = try parts.take("dt")
    let symbol = try term.takeSymbol()
    let name = try term.take("span", "name").text
    let value = try parts.take("dd").text
    try term.end()
    try parts.end()
    return .value(name, value: value, symbol: symbol, identifier: attributes["data-id"])
  }

  private func stepper() throws(PageError) -> Node<Int> {
    var parts = self
    let symbol = try parts.takeSymbol()
    let name = try parts.take("span", "name")
    let decrement = try parts.take("button", "decrement")
    let output = try parts.take("output")
    let increment = try parts.take("button", "increment")
    let small = parts.takeIfNext("small", "status")
    let status = small.map(Status.init)
    try parts.end()
    let labels = [name, status?.holds == true ? small : nil].compactMap { $0?.attributes["id"] }
    try check("role", "group")
    try check("aria-labelledby", labels.joined(separator: " "))
    try output.check("aria-labelledby", name.attributes["id"])
    for button in [decrement, increment] {
      let label = button.attributes["aria-label"] ?? ""
      guard label.unicodeScalars.contains(name.text.unicodeScalars) else {
        throw button.error("has no label with the name")
      }
    }
    return .stepper(
      name.text, value: output.text, symbol: symbol, decrement: try decrement.action(),
      increment: try increment.action(), status: status, identifier: attributes["data-id"])
  }
}
