import Foundation

/// A tab of a browser, which is closed when it's deallocated.
package final class Tab: Window, Sendable {
  package let browser: Chromium
  private let target: String
  private let session: String

  package init(in browser: Chromium) throws(BrowserError) {
    self.browser = browser
    let created = try browser.call("Target.createTarget", ["url": "about:blank"])
    target = created["targetId"] as? String ?? ""
    let attached = try browser.call(
      "Target.attachToTarget", ["targetId": target, "flatten": true])
    session = attached["sessionId"] as? String ?? ""
    for method in ["Page.enable", "Runtime.enable"] { try call(method) }
    try call("Emulation.setFocusEmulationEnabled", ["enabled": true])
  }

  deinit { _ = try? browser.call("Target.closeTarget", ["targetId": target]) }

  @discardableResult
  package func call(
    _ method: String, _ parameters: [String: Any] = [:]
  ) throws(BrowserError) -> [String: Any] {
    try browser.call(method, parameters, in: session)
  }

  /// Returns the value of an expression of JavaScript, or of its promise, as JavaScript writes it as a
  /// text.
  @discardableResult
  package func evaluate(_ expression: String) throws(BrowserError) -> String {
    let answer = try call(
      "Runtime.evaluate",
      ["expression": "Promise.resolve(\(expression)).then(String)", "awaitPromise": true])
    let result = answer["result"] as? [String: Any]
    guard answer["exceptionDetails"] == nil, let value = result?["value"] as? String else {
      throw BrowserError("evaluating \(expression): \(result?["description"] ?? answer)")
    }
    return value
  }

  package func open(_ address: String) throws(BrowserError) {
    let answer = try call("Page.navigate", ["url": address])
    if let text = answer["errorText"] { throw BrowserError("opening \(address): \(text)") }
    try wait(until: "document.readyState === 'complete'")
  }

  package func click(x: Double, y: Double) throws(BrowserError) {
    for type in ["mousePressed", "mouseReleased"] { try mouse(type, x: x, y: y) }
  }

  /// Presses or releases the mouse at a point of the viewport, which is in CSS pixels.
  package func mouse(_ type: String, x: Double, y: Double) throws(BrowserError) {
    try call(
      "Input.dispatchMouseEvent",
      [
        "type": type, "x": x, "y": y, "button": "left", "clickCount": 1,
        "buttons": type == "mousePressed" ? 1 : 0,
      ])
  }

  /// Puts fingers on points of the viewport, which are in CSS pixels, or takes away those that are
  /// missing.
  package func touch(_ type: String, _ points: (x: Double, y: Double)...) throws(BrowserError) {
    let fingers = points.enumerated().map { ["id": Double($0), "x": $1.x, "y": $1.y] }
    try call("Input.dispatchTouchEvent", ["type": type, "touchPoints": fingers])
  }

  /// Holds a key until it has been typed a number of times, and releases it.
  package func press(_ key: Key, times: Int = 1, withShift: Bool = false) throws(BrowserError) {
    var parameters: [String: Any] = [
      "key": key.name, "windowsVirtualKeyCode": key.number, "modifiers": withShift ? 8 : 0,
    ]
    parameters["text"] = key.text
    parameters["type"] = key.text == nil ? "rawKeyDown" : "keyDown"
    for time in 0..<times {
      parameters["autoRepeat"] = time > 0
      try call("Input.dispatchKeyEvent", parameters)
    }
    parameters["text"] = nil
    parameters["type"] = "keyUp"
    try call("Input.dispatchKeyEvent", parameters)
  }
}

package struct Key: Hashable, Sendable {
  let name: String
  let number: Int
  var text: String?

  package static let escape = Key(name: "Escape", number: 27)
  package static let tab = Key(name: "Tab", number: 9)
  package static let enter = Key(name: "Enter", number: 13, text: "\r")
  package static let space = Key(name: " ", number: 32, text: " ")
  package static let left = Key(name: "ArrowLeft", number: 37)
  package static let up = Key(name: "ArrowUp", number: 38)
  package static let right = Key(name: "ArrowRight", number: 39)
  package static let down = Key(name: "ArrowDown", number: 40)
  package static let plus = Key(name: "+", number: 107, text: "+")
  package static let minus = Key(name: "-", number: 109, text: "-")
}
