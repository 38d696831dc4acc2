package import HeadlessUI

extension Screen {
  /// Returns the whole screen as HTML: a `main` element, and a `dialog` for each layer that covers it.
  ///
  /// Each enabled control has its number in `data-action`, and each dialog that can be dismissed in
  /// `data-dismiss`. Nothing is lost but the difference between a no-break space before a digit, or a
  /// picture of a control, and what it stands for, so the numbered screen can be read back.
  ///
  /// - Parameter layers: The layers of the screen in a session, whose numbers are in `data-layer`, or none.
  package func html(_ words: BrowserWords, layers: [SessionLayer] = []) -> String {
    var writer = HTMLWriter(words: words)
    var ids = layers[...]
    for (layer, numbered) in zip(self.layers, numbered.layers) {
      writer.write(numbered, id: ids.popFirst()?.id, addsCancel: layer.needsCancel)
    }
    return String(decoding: writer.bytes, as: UTF8.self)
  }
}

extension Layer {
  /// Whether no button does what the dismissal does, so that a person without keys can't do it.
  fileprivate var needsCancel: Bool {
    guard let dismissal else { return false }
    return nodes.contains { $0.cancels || $0.action(.tap) == dismissal.action } == false
  }
}

extension HTMLWriter {
  /// Writes a layer, whose label is its title, or else its message.
  fileprivate mutating func write(_ layer: Layer<Int>, id: Int?, addsCancel: Bool) {
    let isAlert = layer.role == .alert
    let place: Attributes = [
      "lang": words.language, "data-layer": id?.description,
      "data-id": layer.identifier == layer.name ? nil : layer.identifier,
      "data-unsaved": layer.hasUnsavedChanges ? "" : nil, "data-focus": layer.focus,
    ]
    guard (layer.role == .screen) == false else {
      return element("main", place) { $0.write(layer, level: 1, title: nil) }
    }
    let title = layer.title.map { _ in newID() }
    let message = layer.message.map { _ in newID() }
    let hint = layer.dismissal?.hint.map { _ in newID() }
    let descriptions = [title == nil ? nil : message, hint].compactMap { $0 }
    let attributes: Attributes = [
      "class": isAlert ? (layer.isWarning ? "alert warning" : "alert") : "sheet",
      "role": isAlert ? "alertdialog" : nil, "aria-labelledby": title ?? message,
      "aria-describedby": descriptions.isEmpty ? nil : descriptions.joined(separator: " "),
      "data-dismiss": layer.dismissal.map { "\($0.action)" },
    ]
    element("dialog", place, attributes) { writer in
      guard isAlert else {
        return writer.write(layer, level: 2, title: title, hint: hint, addsCancel: addsCancel)
      }
      if let text = layer.title { writer.write(heading: text, level: 2, id: title) }
      if let text = layer.message {
        writer.write(message: text, ["id": message, "lang": layer.messageLanguage])
      }
      writer.element("div", ["class": "buttons"]) {
        for button in layer.buttons { $0.write(button: button) }
      }
      writer.write(hint: layer.dismissal?.hint, id: hint)
    }
  }

  /// Writes the bar and the content of a screen or a sheet.
  private mutating func write(
    _ layer: Layer<Int>, level: Int, title: String?, hint: String? = nil, addsCancel: Bool = false
  ) {
    element("div", ["class": "bar"]) {
      $0.write(heading: layer.name, level: level, id: title)
      for button in layer.buttons { $0.write(button: button) }
      guard let dismissal = layer.dismissal else { return }
      if addsCancel {
        $0.write(button: .button(Button($0.words.dismiss, action: dismissal.action, role: .cancel)))
      }
      $0.write(hint: dismissal.hint, id: hint)
    }
    write(layer.content, level: level + 1)
  }
}
