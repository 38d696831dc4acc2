public import HeadlessUI

extension Screen {
  /// Returns the whole screen as HTML: a `main` element, and a `dialog` for each layer that covers it.
  ///
  /// Each enabled control has its number in `data-action`, and each dialog that can be dismissed in
  /// `data-dismiss`. Nothing is lost: the numbered screen can be read back.
  ///
  /// - Parameters:
  ///   - words: The words that the page adds to those of the screen.
  ///   - layers: The layers of the screen in a session, whose numbers are in `data-layer`, or none.
  /// - Complexity: O(*n*), where *n* is the length of the HTML.
  public func html(_ words: BrowserWords, layers: [SessionLayer] = []) -> String {
    var writer = HTMLWriter<Action>(words: words, layers: layers[...])
    let attributes = writer.layerAttributes(self)
    writer.element("main", attributes) { $0.write(self, level: 1) }
    writer.write(modal)
    return writer.html
  }
}

extension HTMLWriter {
  /// Returns the attributes of the next layer, and starts to number its controls.
  fileprivate mutating func layerAttributes(_ screen: Screen<Action>? = nil) -> Attributes {
    number = 0
    return [
      "lang": words.language, "data-layer": layers.popFirst()?.id.description,
      "data-unsaved": screen?.hasUnsavedChanges == true ? "" : nil, "data-focus": screen?.focus,
    ]
  }

  fileprivate mutating func write(
    _ screen: Screen<Action>, level: Int, id: String? = nil, dismissal: Dismissal<Action>? = nil,
    number: String? = nil, hint: String? = nil
  ) {
    element("div", ["class": "bar"]) {
      $0.write(heading: screen.title, level: level, id: id)
      for button in screen.bar { $0.write(button) }
      guard let dismissal else { return }
      let nodes = screen.bar.map { Node.button($0) } + screen.content
      if nodes.contains(where: { $0.cancels }) == false {
        let button = Button($0.words.dismiss, action: dismissal.action, role: .cancel)
        $0.write(button, number: number)
      }
      $0.write(hint: dismissal.hint, id: hint)
    }
    write(screen.content, level: level + 1)
  }

  fileprivate mutating func write(_ modal: Modal<Action>?) {
    switch modal {
    case .sheet(let screen, let dismissal):
      let layer = layerAttributes(screen)
      let (id, hint) = (newID(), dismissal?.hint.map { _ in newID() })
      let controls = Layer(screen, role: .sheet, dismissal: dismissal).affordances
      let number = dismissal.map { _ in "\(controls.count)" }
      let attributes: Attributes = [
        "class": "sheet", "aria-labelledby": id, "aria-describedby": hint,
        "data-dismiss": number,
      ]
      element("dialog", layer, attributes) {
        $0.write(screen, level: 2, id: id, dismissal: dismissal, number: number, hint: hint)
      }
      write(screen.modal)
    case .alert(let alert): write(alert)
    case nil: break
    }
  }

  /// Writes an alert, whose label is its title, or else its message.
  private mutating func write(_ alert: Alert<Action>) {
    let layer = layerAttributes()
    let title = alert.title.map { _ in newID() }
    let message = alert.message.map { _ in newID() }
    let hint = alert.dismissal?.hint.map { _ in newID() }
    let descriptions = [title == nil ? nil : message, hint].compactMap { $0 }
    let attributes: Attributes = [
      "class": alert.isWarning ? "alert warning" : "alert", "role": "alertdialog",
      "aria-labelledby": title ?? message,
      "aria-describedby": descriptions.isEmpty ? nil : descriptions.joined(separator: " "),
      "data-dismiss": alert.dismissal.map { _ in "\(alert.buttons.count + 1)" },
    ]
    element("dialog", layer, attributes) {
      if let text = alert.title { $0.write(heading: text, level: 2, id: title) }
      if let text = alert.message {
        $0.write(message: text, ["id": message, "lang": alert.messageLanguage])
      }
      $0.element("div", ["class": "buttons"]) {
        for button in alert.buttons { $0.write(button) }
      }
      $0.write(hint: alert.dismissal?.hint, id: hint)
    }
  }
}
