import HeadlessUI

extension HTMLWriter {
  /// Writes nodes with headings of a level; neighbouring values make one list, and neighbouring
  /// buttons another one.
  mutating func write(_ nodes: [Node<Int>], level: Int) {
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

  private mutating func write(_ node: Node<Int>, level: Int) {
    switch node.kind {
    case .text: element("p", text: node.name)
    case .value: write(value: node)
    case .button: write(button: node)
    case .stepper: write(stepper: node)
    case .field(let traits): write(field: node, traits)
    case .picture(let source): write(picture: node, source)
    case .group: write(group: node, level: level)
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

  mutating func write(button: Node<Int>) {
    let isDestructive = button.kind == .button(.destructive)
    let role = button.kind == .button(.cancel) ? "cancel" : isDestructive ? "destructive" : nil
    let hint = button.hint.map { _ in newID() }
    let number = button.action(.tap)
    let attributes: Attributes = [
      "type": "button", "class": role, "data-action": number?.description,
      "aria-disabled": number == nil ? "true" : nil, "aria-describedby": hint,
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

  private mutating func write(group: Node<Int>, level: Int) {
    let id = group.name.isEmpty ? nil : newID()
    let role = id.map { _ in "group" }
    element("div", ["class": "group", "role": role, "aria-labelledby": id]) {
      if let id { $0.write(heading: group.name, level: level, id: id) }
      $0.write(group.children, level: id == nil ? level : level + 1)
    }
  }

  private mutating func write(value: Node<Int>) {
    element("div", ["data-id": value.identifier]) {
      $0.element("dt") {
        $0.write(symbol: value.symbol)
        $0.element("span", ["class": "name"], text: value.name)
      }
      $0.element("dd", ["class": value.value == "0" ? "none" : nil], text: value.value ?? "")
    }
  }

  private mutating func write(stepper: Node<Int>) {
    let id = newID()
    let label = stepper.heldStatus == nil ? id : "\(id) \(id)-status"
    let attributes: Attributes = [
      "class": "stepper", "role": "group", "aria-labelledby": label, "data-id": stepper.identifier,
    ]
    element("div", attributes) {
      $0.write(symbol: stepper.symbol)
      $0.element("span", ["class": "name", "id": id], text: stepper.name)
      $0.write("decrement", "−", $0.words.decrease(stepper.name), stepper.action(.decrement))
      $0.element("output", ["aria-labelledby": id], text: stepper.value ?? "")
      $0.write("increment", "+", $0.words.increase(stepper.name), stepper.action(.increment))
      $0.write(stepper.status, id: "\(id)-status")
    }
  }

  private mutating func write(
    _ kind: String, _ sign: String, _ label: String, _ number: Int?
  ) {
    let attributes: Attributes = [
      "type": "button", "class": kind, "aria-label": label,
      "data-action": number?.description, "aria-disabled": number == nil ? "true" : nil,
    ]
    element("button", attributes, text: sign)
  }

  private mutating func write(field: Node<Int>, _ traits: FieldTraits) {
    let id = newID()
    let number = field.action(.enter)
    let status = field.heldStatus
    let isArea = traits.isMultiline
    let attributes: Attributes = [
      "id": id, "type": isArea ? nil : traits.isHidden ? "password" : "text",
      "data-action": number?.description, "data-submit": field.action(.submit)?.description,
      "data-focused": field.action(.focus)?.description,
      "data-left": field.action(.leave)?.description,
      "readonly": number == nil ? "" : nil, "placeholder": traits.placeholder,
      "aria-invalid": status?.isWarning == true ? "true" : nil,
      "aria-describedby": status.map { _ in "\(id)-status" },
      "list": isArea || traits.offered.isEmpty ? nil : "\(id)-list", "dir": "auto",
      "value": isArea ? nil : field.value,
    ]
    element("div", ["class": isArea ? "field lines" : "field", "data-id": field.identifier]) {
      $0.element("label", ["class": "name", "for": id], text: field.name)
      $0.element(isArea ? "textarea" : "input", attributes, lineBreak: "") {
        $0.write(escaping: "\n" + (field.value ?? ""), isTyped: true)
      }
      $0.write(field.status, id: "\(id)-status")
      $0.element("datalist", ["id": "\(id)-list"]) {
        for text in traits.offered { $0.element("option", ["value": text], text: "") }
      }
    }
  }

  private mutating func write(picture: Node<Int>, _ source: PictureSource?) {
    let name = picture.name
    let symbol = picture.symbol
    let url = source?.url
    let attributes: Attributes = ["class": "picture", "data-id": picture.identifier]
    if let url, url.isShown {
      element("img", attributes, ["src": url.text, "alt": name, "data-symbol": symbol]) { _ in }
    } else {
      element("div", attributes, ["role": "img", "aria-label": name, "data-src": url?.text]) {
        $0.write(symbol: symbol)
      }
    }
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
