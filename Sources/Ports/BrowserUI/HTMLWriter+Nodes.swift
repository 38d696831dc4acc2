import HeadlessUI

extension HTMLWriter {
  /// Writes nodes with headings of a level; neighbouring values make one list, and neighbouring
  /// buttons another one.
  mutating func write(_ nodes: [Node<Action>], level: Int) {
    var rest = nodes[...]
    while let first = rest.first {
      let alike = rest.prefix { $0.role == first.role }
      rest = rest.dropFirst(alike.count)
      switch first.role {
      case .value: element("dl") { for node in alike { $0.write(node, level: level) } }
      case .button:
        element("ul", ["class": "tiles", "role": "list"]) { list in
          for node in alike { list.element("li") { $0.write(node, level: level) } }
        }
      default: for node in alike { write(node, level: level) }
      }
    }
  }

  private mutating func write(_ node: Node<Action>, level: Int) {
    switch node {
    case .text(let text): element("p", text: text)
    case .value(let value): write(value)
    case .button(let button): write(button)
    case .stepper(let stepper): write(stepper)
    case .group(let group): write(group, level: level)
    }
  }

  /// Writes a heading; those below the sixth level are alike.
  mutating func write(heading: String, level: Int, id: String?) {
    element("h\(min(level, 6))", ["id": id], text: heading)
  }

  /// Writes a message, whose lines make a list if there are several.
  mutating func write(message: String, _ attributes: Attributes) {
    let lines = Array(message.utf8).split(separator: 10, omittingEmptySubsequences: false)
    guard lines.count > 1 else { return element("p", attributes, text: message) }
    element("ul", attributes) {
      for line in lines { $0.element("li", text: String(decoding: line, as: UTF8.self)) }
    }
  }

  mutating func write(_ button: Button<Action>, number: String? = nil) {
    let role = button.role.map { $0 == .cancel ? "cancel" : "destructive" }
    let hint = button.hint.map { _ in newID() }
    let attributes: Attributes = [
      "type": "button", "class": role, "data-action": number ?? nextNumber(of: button.action),
      "aria-disabled": button.isEnabled ? nil : "true", "aria-describedby": hint,
      "data-id": button.identifier,
    ]
    element("button", attributes) {
      $0.write(symbol: button.symbol)
      $0.element("span", ["class": "name"], text: button.name)
      if let value = button.value { $0.element("span", ["class": "value"], text: value) }
      $0.write(button.status)
    }
    write(hint: button.hint, id: hint)
  }

  mutating func write(hint: String?, id: String?) {
    if let hint { element("small", ["class": "hint", "id": id], text: hint) }
  }

  private mutating func write(_ group: Group<Action>, level: Int) {
    let id = group.name.map { _ in newID() }
    let role = group.name.map { _ in "group" }
    element("div", ["class": "group", "role": role, "aria-labelledby": id]) {
      if let name = group.name { $0.write(heading: name, level: level, id: id) }
      $0.write(group.children, level: group.name == nil ? level : level + 1)
    }
  }

  private mutating func write(_ value: Value) {
    element("div", ["data-id": value.identifier]) {
      $0.element("dt") {
        $0.write(symbol: value.symbol)
        $0.element("span", ["class": "name"], text: value.name)
      }
      $0.element("dd", ["class": value.value == "0" ? "none" : nil], text: value.value)
    }
  }

  private mutating func write(_ stepper: Stepper<Action>) {
    let id = newID()
    let label = stepper.status?.holds == true ? "\(id) \(id)-status" : id
    let attributes: Attributes = [
      "class": "stepper", "role": "group", "aria-labelledby": label, "data-id": stepper.identifier,
    ]
    element("div", attributes) {
      $0.write(symbol: stepper.symbol)
      $0.element("span", ["class": "name", "id": id], text: stepper.name)
      $0.write("decrement", "−", $0.words.decrease, stepper.name, stepper.decrement)
      $0.element("output", ["aria-labelledby": id], text: stepper.value)
      $0.write("increment", "+", $0.words.increase, stepper.name, stepper.increment)
      $0.write(stepper.status, id: "\(id)-status")
    }
  }

  private mutating func write(
    _ kind: String, _ sign: String, _ label: BrowserWords.Label, _ name: String, _ action: Action?
  ) {
    let number = nextNumber(of: action)
    let attributes: Attributes = [
      "type": "button", "class": kind, "aria-label": label.before + name + label.after,
      "data-action": number, "aria-disabled": number == nil ? "true" : nil,
    ]
    element("button", attributes, text: sign)
  }

  /// Writes a symbol, whose length tells whether it's one emoji, two, or many.
  private mutating func write(symbol: String?) {
    guard let symbol else { return }
    let length = symbol.utf8.count
    let kind = length > 8 ? "symbol many" : length > 4 ? "symbol" : "symbol one"
    element("span", ["class": kind, "aria-hidden": "true", "data-symbol": symbol], text: "")
  }

  /// Writes a status; one that doesn't hold is hidden, so that a layout can keep its room.
  private mutating func write(_ status: Status?, id: String? = nil) {
    guard let status else { return }
    let kind = status.isWarning ? "status warning" : "status"
    let hidden = status.holds ? nil : ""
    element("small", ["class": kind, "id": id, "hidden": hidden], text: status.name)
  }
}
