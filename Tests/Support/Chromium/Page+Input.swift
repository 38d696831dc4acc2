/// A key of a keyboard.
package struct Key: Hashable, Sendable {
  let name: String
  let code: String
  let number: Int
  let text: String?

  /// Creates a key that types nothing, or a text.
  package init(_ name: String, code: String, number: Int, text: String? = nil) {
    self.name = name
    self.code = code
    self.number = number
    self.text = text
  }

  package static let escape = Key("Escape", code: "Escape", number: 27)
  package static let tab = Key("Tab", code: "Tab", number: 9)
  package static let enter = Key("Enter", code: "Enter", number: 13, text: "\r")
  package static let space = Key(" ", code: "Space", number: 32, text: " ")
  package static let left = Key("ArrowLeft", code: "ArrowLeft", number: 37)
  package static let up = Key("ArrowUp", code: "ArrowUp", number: 38)
  package static let right = Key("ArrowRight", code: "ArrowRight", number: 39)
  package static let down = Key("ArrowDown", code: "ArrowDown", number: 40)
  package static let plus = Key("+", code: "NumpadAdd", number: 107, text: "+")
  package static let minus = Key("-", code: "NumpadSubtract", number: 109, text: "-")
}

extension Key {
  fileprivate func down(withShift: Bool = false, isRepeated: Bool = false) -> Request {
    var parameters = parameters(withShift)
    parameters["type"] = text == nil ? "rawKeyDown" : "keyDown"
    parameters["autoRepeat"] = .bool(isRepeated)
    if let text { parameters["text"] = .string(text) }
    return Request("Input.dispatchKeyEvent", parameters)
  }

  fileprivate func up(withShift: Bool = false) -> Request {
    var parameters = parameters(withShift)
    parameters["type"] = "keyUp"
    return Request("Input.dispatchKeyEvent", parameters)
  }

  private func parameters(_ withShift: Bool) -> [String: JSONValue] {
    [
      "key": .string(name), "code": .string(code), "modifiers": withShift ? 8 : 0,
      "windowsVirtualKeyCode": .number(Double(number)),
    ]
  }
}

extension Page {
  /// Clicks a point of the viewport with the mouse.
  ///
  /// - Parameters:
  ///   - x: The distance from the left edge in CSS pixels.
  ///   - y: The distance from the top edge in CSS pixels.
  ///   - count: 1, or 2 for the second click of a double click.
  package func click(x: Double, y: Double, count: Int = 1) throws(BrowserError) {
    let requests = [("mousePressed", 1), ("mouseReleased", 0)].map { type, buttons in
      Request(
        "Input.dispatchMouseEvent",
        [
          "type": .string(type), "x": .number(x), "y": .number(y), "button": "left",
          "buttons": .number(Double(buttons)), "clickCount": .number(Double(count)),
        ])
    }
    try browser.send(requests, to: session)
  }

  /// Presses and releases keys, one after the other.
  ///
  /// - Parameters:
  ///   - keys: The keys.
  ///   - withShift: Whether the shift key is held.
  package func press(_ keys: [Key], withShift: Bool = false) throws(BrowserError) {
    let requests = keys.flatMap { key in
      [key.down(withShift: withShift), key.up(withShift: withShift)]
    }
    try browser.send(requests, to: session)
  }

  /// Holds a key until it has been typed a number of times, and releases it.
  package func hold(_ key: Key, times: Int) throws(BrowserError) {
    let downs = (0..<times).map { key.down(isRepeated: $0 > 0) }
    try browser.send(downs + [key.up()], to: session)
  }

  /// Gives the viewport a size in CSS pixels.
  package func resize(width: Int, height: Int) throws(BrowserError) {
    try send(
      "Emulation.setDeviceMetricsOverride",
      [
        "width": .number(Double(width)), "height": .number(Double(height)),
        "deviceScaleFactor": 1, "mobile": false,
      ])
  }

  /// Makes the page believe what a person prefers, such as `prefers-color-scheme` as `dark`.
  package func prefer(_ features: [String: String]) throws(BrowserError) {
    let features = features.map { name, value in
      JSONValue.object(["name": .string(name), "value": .string(value)])
    }
    try send("Emulation.setEmulatedMedia", ["features": .array(features)])
  }
}
