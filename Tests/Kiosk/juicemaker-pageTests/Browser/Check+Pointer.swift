import Browsers

extension Check {
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
      try page.expect("probe.input[2]", "true")
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
    let first = try point("[data-id=banana] .increment")
    let second = try point("[data-id=kiwi] .increment")
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
      "dispatchEvent(new PointerEvent('pointercancel'))", "warn('#failed')", "loadMenu()",
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
      if end == "loadMenu()" { try page.tab.wait(until: "probe.output") }
      let html = try page.html()
      try page.tab.evaluate("probe.pass(3000)")
      try page.expect("probe.output", html, "after \(end)")
      try page.expect("probe.timers.size", "0", "after \(end)")
      try page.expect(menu, "true", "after \(end)")
      try page.tab.evaluate("onbeforeunload = null")
      try page.tab.touch("touchEnd")
    }
  }
}
