import Chromium
import HeadlessUI

extension Check {
  /// Tab and Shift-Tab go through the controls in reading order, and never leave a modal.
  static let tabOrder = Check("Tab goes through the controls in reading order") { page in
    for width in [320, 1280] {
      try page.page.resize(width: width, height: 700)
      try page.click(anywhere: "h1")
      try page.press(.tab)
      try page.expectTabOrder(isModal: false)
      try page.click("main .bar button")
      try page.expectTabOrder(isModal: true)
      try page.press(.escape)
      try page.click("button[data-id=strawberry]")
      try page.expectTabOrder(isModal: true)
      try page.press(.escape)
    }
  }

  /// The focus goes into a modal, and back to the control that opened it.
  static let focusReturn = Check("The focus goes into a modal and back to its opener") { page in
    func expectFocus(on selector: String) throws {
      _ = try page.currentScreen()
      let element = "document.querySelector(`\(selector)`)"
      try page.expect(
        try page.page.evaluate("document.activeElement === \(element)") == true,
        "the focus isn't on \(selector)")
    }
    try page.click("button[data-id=banana]")
    try expectFocus(on: ".alert .buttons button")
    try page.press(.enter)
    try expectFocus(on: "button[data-id=banana]")
    try page.press(.space)
    try expectFocus(on: ".alert .buttons button")
    try page.press(.enter)
    try expectFocus(on: "button[data-id=banana]")
    try page.click("button[data-id=strawberry]")
    try page.click(".buttons button:first-child")
    try expectFocus(on: ".sheet .bar button")
    try page.click("[data-id=strawberry] .increment")
    try expectFocus(on: "[data-id=strawberry] .increment")
    try page.click(".bar button")
    try expectFocus(on: "button[data-id=strawberry]")
    try page.click("main .bar button")
    try expectFocus(on: ".sheet .bar button")
    try page.press(.escape)
    try expectFocus(on: "main .bar button")
  }

  /// Esc dismisses what can be dismissed, once, and nothing else, however often it's pressed.
  static let escape = Check("Esc dismisses what can be dismissed") { page in
    let opening = try page.currentScreen()
    try page.press(.escape)
    try page.expect(try page.currentScreen() == opening, "Esc changed the order screen")
    try page.click("main .bar button")
    try page.click("[data-id=kiwi] .increment")
    try page.press(.escape, .escape)
    try page.expect(try page.currentScreen() == opening, "Esc didn't discard the draft")
    try page.click("button[data-id=strawberry]")
    try page.press(.escape, .escape)
    try page.expect(try page.currentScreen() == opening, "Esc didn't decline to restock")
    try page.click("button[data-id=banana]")
    let alert = try page.currentScreen()
    for _ in 0..<2 {
      try page.press(.escape, .escape, .escape)
      try page.expect(try page.currentScreen() == alert, "Esc dismissed an alert that refuses")
    }
    try page.click(".buttons button")
    try page.expect(try page.currentScreen().layers.count == 1, "the alert didn't close")
  }

  /// Arrows, + and - step the value of the stepper with the focus, which stays on its button even
  /// where the value ends.
  static let stepperKeys = Check("Arrows, + and - step a stepper") { page in
    func expect(_ value: String, after keys: Key...) throws {
      try page.press(keys)
      let found = try page.page.evaluate("document.querySelector('[data-id=mango] output').value")
      try page.expect(found == .string(value), "\(found) instead of \(value) after \(keys)")
      let focus = try page.page.evaluate("document.activeElement.closest('[data-id=mango]')?.role")
      try page.expect(focus == "group", "the focus left the stepper after \(keys)")
    }
    try page.click("main .bar button")
    try page.click("[data-id=mango] .increment")
    try expect("12", after: .up)
    try expect("14", after: .right, .plus)
    try expect("11", after: .down, .left, .minus)
    try expect("12", after: .enter)
    try expect("13", after: .space)
    try page.press(Array(repeating: .plus, count: 86))
    try expect("100", after: .plus, .plus, .up)
    try expect("100", after: .enter, .space)
    try page.click("[data-id=mango] .increment")
    try expect("99", after: .minus)
    try page.press(Array(repeating: .minus, count: 98))
    try expect("0", after: .minus, .down)
    try expect("1", after: .plus)
  }
}

extension BrowserPage {
  /// Checks that Tab goes from the first control, which has the focus, through all of them.
  fileprivate func expectTabOrder(isModal: Bool) throws {
    let count = Int(try page.evaluate("probe.controls().length").number ?? 0)
    try expect(try page.evaluate("probe.isReadingOrder()") == true, "the order isn't that of lines")
    for index in 0..<count {
      try expectFocus([Double(index)])
      try press(.tab)
    }
    guard isModal else { return }
    try expectFocus([-1, 0])
    for _ in 0..<3 {
      try press(.tab, withShift: true)
      try expectFocus((-1..<count).map { Double($0) })
    }
  }

  private func expectFocus(_ indices: [Double]) throws {
    let focus = try page.evaluate("probe.focus()")
    try expect(
      focus.number.map(indices.contains) == true, "the focus is on \(focus), not on \(indices)")
  }
}
