public import HeadlessUI

extension Screen {
  /// Returns the whole screen as HTML: a `main` element, and a `dialog` for each layer that covers it.
  ///
  /// Each enabled control has its number in `data-action`, and each dialog that can be dismissed in
  /// `data-dismiss`. Nothing is lost: the numbered screen can be read back.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the HTML.
  public func html(_ words: BrowserWords) -> String {
    var writer = HTMLWriter(words: words)
    let screen = numbered
    writer.element("main", ["lang": words.language]) { $0.write(screen, level: 1) }
    writer.write(screen.modal)
    return writer.html
  }
}

extension HTMLWriter {
  fileprivate mutating func write(
    _ screen: Screen<Int>, level: Int, id: String? = nil, dismissal: Int? = nil
  ) {
    element("div", ["class": "bar"]) {
      $0.write(heading: screen.title, level: level, id: id)
      for button in screen.bar { $0.write(button) }
      guard let dismissal else { return }
      let nodes = screen.bar.map { Node.button($0) } + screen.content
      if nodes.contains(where: { $0.cancels }) == false {
        $0.write(Button($0.words.dismiss, action: dismissal, role: .cancel))
      }
      if let hint = $0.words.sheetHint { $0.element("small", ["class": "hint"], text: hint) }
    }
    write(screen.content, level: level + 1)
  }

  fileprivate mutating func write(_ modal: Modal<Int>?) {
    switch modal {
    case .sheet(let screen, let dismissal):
      let id = newID()
      let attributes: Attributes = [
        "lang": words.language, "class": "sheet", "aria-labelledby": id,
        "data-dismiss": dismissal?.description,
      ]
      element("dialog", attributes) {
        $0.write(screen, level: 2, id: id, dismissal: dismissal)
      }
      write(screen.modal)
    case .alert(let alert): write(alert)
    case nil: break
    }
  }

  /// Writes an alert, whose label is its title, or else its message.
  private mutating func write(_ alert: Alert<Int>) {
    let title = alert.title.map { _ in newID() }
    let message = alert.message.map { _ in newID() }
    let attributes: Attributes = [
      "lang": words.language, "class": alert.isWarning ? "alert warning" : "alert",
      "role": "alertdialog",
      "aria-labelledby": title ?? message, "aria-describedby": title == nil ? nil : message,
      "data-dismiss": alert.dismissal?.description,
    ]
    element("dialog", attributes) {
      if let text = alert.title { $0.write(heading: text, level: 2, id: title) }
      if let text = alert.message { $0.write(message: text, id: message) }
      $0.element("div", ["class": "buttons"]) {
        for button in alert.buttons { $0.write(button) }
      }
    }
  }
}
