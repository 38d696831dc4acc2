import Browsers
import TestSupport

extension Check {
  /// Clicks and Esc in any order show what the program writes, and tell it what was clicked.
  static let walk = Check("The page shows what the program writes, whatever is clicked") { page in
    var generator = SplitMix64(seed: 4)
    for _ in 0..<TestSizes.size(quick: 40, exhaustive: 150) {
      let number = Int.random(in: 0..<1_000, using: &generator)
      let count = Int(try page.tab.evaluate("probe.top().querySelectorAll('button').length")) ?? 1
      if number % 10 == 0 {
        try page.press(.escape)
      } else {
        try page.click("#app > :last-child button", at: number % count)
      }
    }
  }

  /// Tab and Shift-Tab go through the controls in reading order, and never leave a modal.
  static let tabOrder = Check("Tab goes through the controls in reading order") { page in
    func expectTabOrder(isModal: Bool) throws {
      let count = Int(try page.tab.evaluate("probe.controls().length")) ?? 0
      try page.expect("probe.isReadingOrder()", "true")
      for index in 0..<count {
        try page.expect("probe.focus()", "\(index)")
        try page.tab.press(.tab)
      }
      guard isModal else { return }
      try page.expect("probe.focus() < 1", "true")
      for _ in 0..<3 {
        try page.tab.press(.tab, withShift: true)
        try page.expect("probe.focus() < \(count)", "true")
      }
    }
    for width in [320, 1280] {
      try page.resize(width: width, height: 700)
      try page.tab.evaluate("probe.controls()[0].focus()")
      try expectTabOrder(isModal: false)
      try page.click("main .bar button")
      try expectTabOrder(isModal: true)
      try page.press(.escape)
      try page.click("button[data-id=strawberry]")
      try expectTabOrder(isModal: true)
      try page.press(.escape)
    }
  }

  /// The focus goes into a modal, and back to the control that opened it.
  static let focusReturn = Check("The focus goes into a modal and back to its opener") { page in
    func expectFocus(on selector: String) throws {
      try page.expect(
        "document.activeElement === document.querySelector(`\(selector)`)", "true")
    }
    try page.click("button[data-id=banana]")
    for key in [Key.enter, .space] {
      try expectFocus(on: "#app .alert .buttons button")
      try page.press(.enter)
      try expectFocus(on: "button[data-id=banana]")
      try page.press(key)
    }
    try page.press(.enter)
    try page.click("button[data-id=strawberry]")
    try page.click(".buttons button:first-child")
    try expectFocus(on: "[data-id=strawberry] .increment")
    try page.press(.enter)
    try expectFocus(on: "[data-id=strawberry] .increment")
    try page.click(".sheet .bar button:not(.cancel)")
    try expectFocus(on: "button[data-id=strawberry]")
    try page.click("main .bar button")
    try expectFocus(on: ".sheet .bar button")
    try page.press(.escape)
    try expectFocus(on: "main .bar button")
  }

  /// Esc dismisses what can be dismissed, once, and nothing else, however often it's pressed.
  static let escape = Check("Esc dismisses what can be dismissed") { page in
    let opening = try page.html()
    func expectOpening() throws { try page.expect("probe.output", opening) }
    try page.press(.escape)
    try expectOpening()
    try page.add("kiwi")
    try page.press(.escape, .escape)
    try expectOpening()
    try page.add("kiwi")
    try page.click(".sheet .cancel")
    try expectOpening()
    try page.click("button[data-id=strawberry]")
    try page.press(.escape, .escape)
    try expectOpening()
    try page.click("button[data-id=banana]")
    try page.press(.escape, times: 6)
    try page.expectLayers(2)
  }

  /// Arrows, + and -, held or not, step the value of the stepper with the focus, which stays on its button
  /// even where the value ends.
  static let stepperKeys = Check("Arrows, + and - step a stepper") { page in
    func expect(_ value: String, after keys: Key..., times: Int = 1) throws {
      for key in keys { try page.tab.press(key, times: times) }
      try page.expectNoProblems()
      try page.expect("document.querySelector('[data-id=mango] output').value", value)
      try page.expect("document.activeElement.closest('[data-id=mango]')?.role", "group")
    }
    try page.add("mango")
    try expect("12", after: .up)
    try expect("14", after: .right, .plus)
    try expect("11", after: .down, .left, .minus)
    try expect("12", after: .enter)
    try expect("13", after: .space)
    try expect("100", after: .plus, times: 88)
    try expect("100", after: .enter, .space)
    try page.click("[data-id=mango] .increment")
    try expect("99", after: .minus)
    try expect("0", after: .minus, times: 100)
    try expect("1", after: .plus)
  }

  /// A held Enter orders, and doesn't answer the alert then.
  static let heldKeys = Check("A held Enter counts once") { page in
    try page.click("button[data-id=banana]")
    try page.press(.enter)
    try page.tab.evaluate("probe.now = () => probe.time += 1000")
    try page.tab.press(.enter, times: 4)
    try page.expectLayers(2)
  }

  /// A step changes nothing below the sheet, except that there is a draft, and an order changes it.
  static let layers = Check("A step changes the sheet alone") { page in
    try page.click("main .bar button")
    try page.tab.evaluate("probe.observe('main')")
    for _ in 0..<2 { try page.click("[data-id=mango] .increment") }
    try page.expect("probe.changes", "1")
    try page.click(".sheet .bar button:not(.cancel)")
    try page.expect("document.querySelector('[data-id=mango] dd').textContent", "12")
    try page.click("button[data-id=banana]")
  }

  /// A dialog that the browser closes by itself, as for a gesture, is dismissed or comes back.
  static let closedByBrowser = Check("A dialog that the browser closes isn't lost") { page in
    func close() throws {
      try page.tab.evaluate("probe.close()")
      try page.expectNoProblems()
    }
    let opening = try page.html()
    try page.add("kiwi")
    try close()
    try page.expect("probe.output", opening, "after a gesture")
    try page.click("button[data-id=banana]")
    try close()
    try page.expectLayers(2)
  }
}
