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
      try expectFocus(on: ".alert .buttons button")
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

  /// Clicks and keys that follow so quickly that nobody has read the alert don't answer it.
  static let quickInput = Check("What comes too quickly doesn't answer an alert") { page in
    try page.click("button[data-id=banana]")
    for pause in [100, 149] { try page.click(".buttons button", after: pause) }
    try page.expectLayers(2)
    try page.click(".buttons button", after: 1)
    try page.expectLayers(1)
    try page.press(.space)
    try page.press(.space, .enter, after: 100)
    try page.expectLayers(2)
  }

  /// Somebody who taps OK again and again closes the alert, and what is tapped next counts at once.
  static let impatience = Check("An impatient person closes an alert, and orders at once") { page in
    try page.click("button[data-id=banana]")
    try page.click(".buttons button", after: 230)
    try page.expectLayers(2)
    try page.click(".buttons button", after: 400)
    try page.expectLayers(1)
    try page.click("button[data-id=kiwi]", after: 150)
    try page.expect("document.querySelector('[data-id=kiwi] dd').textContent", "7")
    try page.expectLayers(2)
  }

  /// The second half of a double click isn't for the layer that the first half brings up, even where the
  /// juice lies below OK, and another tap there is for it.
  static let doubleClick = Check("A double click counts once where it changes the layer") { page in
    let juices = (0..<9).map { number in
      #"{ "id": "\#(number)", "flavour": { "en": "\#(number)" }, "recipe": { "fig": 1 } }"#
    }
    try page.open(
      menu: """
        { "fruits": [{ "id": "fig", "name": { "en": "Fig" }, "stock": 100 }],
          "juices": [\(juices.joined(separator: ","))] }
        """)
    try page.resize(width: 768, height: 1024)
    try page.click("button[data-id='0']")
    let ok = try page.tab.point(of: ".buttons button")
    try page.click(".buttons button")
    let below = "document.elementFromPoint(\(ok.x), \(ok.y)).closest('.tiles button')"
    try page.expect("\(below) === null", "false")
    func click(after pause: Int, leaves layers: Int) throws {
      try page.tab.evaluate("probe.time += \(pause)")
      try page.tab.click(x: ok.x, y: ok.y)
      try page.expectLayers(layers)
    }
    for pauses in [[1_000, 300, 400, 300, 400], [1_000, 20, 400, 20, 400]] {
      try click(after: pauses[0], leaves: 2)
      try click(after: pauses[1], leaves: 2)
      try click(after: pauses[2], leaves: 1)
      try click(after: pauses[3], leaves: 1)
      try click(after: pauses[4], leaves: 2)
      try click(after: 1_000, leaves: 1)
    }
  }

  /// A button of a stepper that a finger or the mouse holds down repeats, by ten after a second.
  ///
  /// Its release isn't another step, and moving off ends it.
  static let heldButton = Check("A button that is held down repeats, and speeds up") { page in
    try page.click("main .bar button")
    try page.tab.evaluate("probe.watch('[data-id=mango] output')")
    func hold(_ kind: String, for milliseconds: Int) throws -> (x: Double, y: Double) {
      let point = try page.tab.point(of: "[data-id=mango] .\(kind)")
      try page.tab.evaluate("probe.steps = []")
      try page.tab.mouse("mousePressed", x: point.x, y: point.y)
      try page.tab.evaluate("probe.pass(\(milliseconds))")
      try page.expectNoProblems()
      return point
    }
    for kind in ["increment", "decrement"] {
      let (x, y) = try hold(kind, for: 2_000)
      try page.tab.mouse("mouseReleased", x: x, y: y)
      try page.expect("probe.input.split(' ')[2]", "1")
      try page.expect("probe.steps.slice(0, 5)", "1,1,1,1,1")
      try page.expect("probe.steps.at(-1)", "10")
    }
    _ = try hold("increment", for: 600)
    try page.tab.mouse("mouseMoved", x: 1, y: 1)
    try page.tab.evaluate("probe.pass(600)")
    try page.expect("probe.steps", "1,1", "after moving off")
    try page.tab.mouse("mouseReleased", x: 1, y: 1)
    try page.tab.evaluate("document.querySelector('.sheet .bar .cancel').focus()")
    try page.press(.enter)
    try page.expectLayers(1)
  }

  /// Two thumbs, each with a short tap on a plus sign, or one that holds its sign down while another
  /// finger touches anything, leave nothing behind that goes on.
  static let thumbs = Check("A hold ends with a second finger") { page in
    try page.click("main .bar button")
    func point(_ selector: String) throws -> (x: Double, y: Double) {
      try page.tab.point(of: selector)
    }
    let (first, second) = (
      try point("[data-id=banana] .increment"), try point("[data-id=kiwi] .increment")
    )
    for other in [second, try point(".sheet h2")] {
      for pause in [0, 600] {
        try page.tab.touch("touchStart", first)
        try page.tab.evaluate("probe.pass(\(pause))")
        try page.tab.touch("touchStart", first, other)
        let html = try page.html()
        try page.tab.evaluate("probe.pass(300)")
        try page.tab.touch("touchMove", first)
        try page.tab.touch("touchEnd")
        try page.tab.evaluate("probe.pass(3000)")
        try page.expect("probe.output", html)
        try page.expect("probe.timers.size", "0")
      }
    }
    try page.expect("document.querySelector('[data-id=banana] output').value", "14")
  }

  /// Whatever takes the pointer or the stepper away ends a hold, even if its release is never told.
  ///
  /// The browser may or may not take a finger off a button that it covers, so it's kept from that.
  static let holdEnds = Check("A hold ends with the pointer, the layer, or the page") { page in
    let ends = [
      "dispatchEvent(new Event('blur'))",
      "document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))",
      "dispatchEvent(new PointerEvent('pointercancel'))", "warn('#failed')", "load()",
    ]
    for end in ends {
      try page.load()
      try page.click("main .bar button")
      let point = try page.tab.point(of: "[data-id=mango] .increment")
      try page.tab.touch("touchStart", point)
      try page.tab.evaluate("probe.pass(600)")
      try page.expect("document.querySelector('[data-id=mango] output').value", "12")
      let menu = "dispatchEvent(new Event('contextmenu', { cancelable: true }))"
      try page.expect(menu, "false", "while a button is held")
      try page.tab.evaluate("probe.keepPointer()")
      try page.tab.evaluate("(probe.output = '', \(end))")
      if end == "load()" { try page.tab.wait(until: "probe.output") }
      let html = try page.html()
      try page.tab.evaluate("probe.pass(3000)")
      try page.expect("probe.output", html, "after \(end)")
      try page.expect("probe.timers.size", "0", "after \(end)")
      try page.expect(menu, "true", "after \(end)")
      try page.tab.evaluate("onbeforeunload = null")
      try page.tab.touch("touchEnd")
    }
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
      try page.tab.evaluate(
        """
        new Promise((done) => {
          addEventListener("close", () => setTimeout(done), { once: true, capture: true })
          document.querySelector("dialog[open]").close()
        })
        """)
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
