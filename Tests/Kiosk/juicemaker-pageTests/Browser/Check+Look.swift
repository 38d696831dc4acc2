import Browsers
import TestSupport

extension Check {
  /// Nothing is wider than the page, no word is broken, even in letters of twice the size, and whatever
  /// can be touched is at least 44 px wide and high.
  ///
  /// On the screen of a shop, dialogs are as large as what is around them.
  static let fit = Check("Everything fits, and can be touched") { page in
    for language in ["en", "ko"] {
      try page.click("[data-language=\(language)]")
      try page.onEachScreen {
        try page.resize(width: 1080, height: 1920)
        try page.expect("probe.small()", "", "in a shop")
        for (width, letters) in [(320, 200), (320, 100), (390, 100), (768, 100), (1920, 100)] {
          try page.resize(width: width, height: 800, letters: letters)
          try page.expect("probe.overflow() + probe.targets()", "", "at \(width) px, \(letters) %")
        }
      }
      try page.press(.escape)
    }
  }

  /// However long the names are, every sign of a stepper is on the screen, and so is everything else.
  static let longNames = Check("Long names wrap, and nothing is off the screen") { page in
    try page.tab.call("Emulation.setScrollbarsHidden", ["hidden": true])
    for (width, height, length) in [
      (360, 740, 20), (360, 740, 300), (1080, 1920, 54), (1080, 1920, 300),
    ] {
      for letter in ["e", "w", "가", "e w"] {
        let name = String(repeating: letter, count: length)
        let names = #"{ "en": "\#(name)" }"#
        let others = #"{ "ko": "b\#(name)" }"#
        try page.open(
          menu: """
            { "fruits": [{ "id": "a", "name": \(names), "symbol": "🍎", "stock": 1 },
                { "id": "b", "name": \(others), "stock": 0 }],
              "juices": [{ "id": "a", "flavour": \(names), "recipe": { "a": 2, "b": 1 } },
                { "id": "b", "flavour": \(others), "recipe": { "b": 1 } }] }
            """)
        try page.resize(width: width, height: height)
        func expectInside() throws {
          try page.expect("probe.outside()", "", "for \(length) times \(letter) at \(width) px")
        }
        try expectInside()
        for (button, answer) in [
          ("button[data-id=b]", ".buttons button:last-child"), ("main .bar button", ".bar .cancel"),
        ] {
          try page.click(button)
          try expectInside()
          try page.click(answer)
        }
      }
    }
    try page.tab.call("Emulation.setScrollbarsHidden", ["hidden": false])
  }

  /// The menu of the shop is on the screen, in letters of twice the size, too, and Esc or a tap elsewhere
  /// closes it, and does nothing else.
  static let shopMenu = Check("The menu of the shop can be reached and left") { page in
    let opening = try page.html()
    for (width, letters) in [(320, 200), (390, 200), (320, 100), (1080, 100), (1080, 200)] {
      try page.resize(width: width, height: 844, letters: letters)
      try page.click("summary", isInApp: false)
      try page.expect("probe.outside()", "", "at \(width) px, \(letters) %")
      try page.tab.evaluate("document.querySelector('[data-reset]').focus()")
      try page.press(.escape)
      try page.expect("document.activeElement.localName", "summary")
      for selector in ["[data-language=ko]", "button[data-id=strawberry]"] {
        try page.tab.evaluate("document.querySelector('\(selector)').scrollIntoView()")
        let point = try page.tab.evaluate(
          "(({ x, y }) => `${x} ${y}`)(probe.hit(document.querySelector('\(selector)')))")
        let numbers = point.split(separator: " ").compactMap { Double($0) }
        try page.tab.evaluate("document.querySelector('summary').click()")
        try page.expect("document.querySelector('details').open", "true")
        try page.tab.click(x: numbers[0], y: numbers[1])
        try page.expect(
          "document.querySelector('details').open", "false", "after a tap on \(selector)")
        try page.expect("document.documentElement.lang + probe.output", "en" + opening)
      }
    }
  }

  /// A screen reader tells how many juices there are, in each language.
  static let list = Check("The juices are a list that says how many") { page in
    for language in ["en", "ko"] {
      try page.click("[data-language=\(language)]")
      try page.tab.call("Accessibility.enable")
      let tree = try page.tab.call("Accessibility.getFullAXTree")["nodes"] as? [[String: Any]] ?? []
      try page.tab.call("Accessibility.disable")
      let roles = tree.compactMap { ($0["role"] as? [String: Any])?["value"] as? String }
      let counts = ["list", "listitem"].map { role in roles.count { $0 == role } }
      guard counts == [1, 7] else { throw BrowserError("\(counts) lists and items") }
    }
  }

  /// Tiles are a grid that fills the screen, whatever the number of juices and the orientation, and 13 of
  /// them fit an iPad.
  ///
  /// The last of five lacks fruits whose names take several lines, the third of four takes two fruits, and
  /// those of three have no symbols.
  static let tiles = Check("Tiles are alike and fill the screen") { page in
    let folder = try TemporaryFolder()
    for count in [7, 1, 3, 4, 5, 9, 13, 17, 60] {
      if (count == 7) == false {
        let juices = (0..<count).map { index in
          let name = ["Banana", "Strawberry banana", "Kiwi"][index % 3] + " \(index)"
          let takesTwo = count == 5 && index == 4 || count == 4 && index == 2
          let recipe = takesTwo ? #""a": 1, "b": 1"# : #""fig": 3"#
          let start = #"{ "id": "j\#(index)", "flavour": { "en": "\#(name)" }"#
          return #"\#(start), "recipe": { \#(recipe) } }"#
        }
        let names = [("fig", "Fig", 9), ("a", "Wild strawberry", 0), ("b", "Golden pineapple", 0)]
        let fruits = names.map { id, name, stock in
          let symbol = count == 3 ? "" : #""symbol": "🍎", "#
          return #"{ "id": "\#(id)", "name": { "en": "\#(name)" }, \#(symbol)"stock": \#(stock) }"#
        }
        let lists = [fruits, juices].map { $0.joined(separator: ",") }
        let menu = #"{ "fruits": [\#(lists[0])], "juices": [\#(lists[1])] }"#
        try page.choose(try folder.file("\(count).json", menu.utf8))
        try page.click(".buttons button:not(.cancel)")
      }
      let iPad = [(768, 1024), (1024, 768)]
      for (width, height) in [(1080, 1920), (1920, 1080), (360, 740), (320, 568)] + iPad {
        try page.resize(width: width, height: height)
        try page.expect("probe.tiles()", "", "\(count) at \(width) x \(height)")
        guard count == 13, iPad.contains(where: { $0 == (width, height) }) else { continue }
        let isWhole = "document.scrollingElement.scrollHeight <= innerHeight"
        try page.expect(isWhole, "true", "at \(width) x \(height)")
      }
    }
  }

  /// Juices are in sight on a phone, and the button of the staff weighs less than any of them.
  static let sight = Check("The juices come before the stock") { page in
    for (width, height, count) in [(360, 740, 5), (320, 568, 3)] {
      try page.resize(width: width, height: height)
      try page.expect("probe.inSight() >= \(count)", "true", "at \(width) x \(height)")
      try page.expect("probe.outweighStaff()", "true")
    }
  }

  /// The texts of an alert aren't covered by its buttons where there is little room.
  static let zoom = Check("What an alert says is visible at 400 %") { page in
    try page.resize(width: 320, height: 200)
    for juice in ["banana", "strawberry"] {
      try page.click("button[data-id=\(juice)]")
      try page.expect("probe.covered()", "")
      try page.click(".buttons button:last-child")
    }
  }

  /// Text has a contrast of 4.5, and the edge or the fill of a control one of 3.
  static let contrast = Check("Texts and edges have enough contrast") { page in
    try page.onEachScreen {
      for scheme in ["light", "dark"] {
        try page.prefer(scheme)
        try page.expect("probe.contrast()", "", "in \(scheme)")
      }
    }
  }

  /// Success, question, failure, and the chosen language can be told without a color.
  static let signs = Check("Alerts and the chosen language have signs") { page in
    func sign(_ selector: String) throws -> String {
      try page.tab.evaluate(
        "getComputedStyle(document.querySelector('\(selector)'), '::before').content")
    }
    var signs = try ["#failed", "[data-language=en]", "[data-language=ko]"].map(sign)
    for juice in ["banana", "strawberry"] {
      try page.click("button[data-id=\(juice)]")
      signs.append(try sign("dialog[open]"))
      try page.click(".buttons button:last-child")
    }
    guard Set(signs).count == signs.count else { throw BrowserError("alike: \(signs)") }
  }

  /// What is on the order screen stays where it is, whatever is sold.
  static let noShift = Check("Nothing moves while fruits are sold") { page in
    try page.resize(width: 320, height: 800)
    let boxes = try page.tab.evaluate("probe.boxes()")
    for _ in 0..<6 {
      try page.click("button[data-id=banana]")
      try page.click(".buttons button:last-child")
    }
    try page.expect("probe.boxes()", boxes)
  }
}

extension BrowserPage {
  /// Looks at the order screen, at both kinds of alerts, and at the sheet with what it can show.
  fileprivate func onEachScreen(_ look: () throws -> Void) throws {
    try look()
    try click("button[data-id=banana]")
    try look()
    try click(".buttons button")
    try click("button[data-id=strawberry]")
    try look()
    try click(".buttons button:first-child")
    try click("[data-id=pineapple] .increment")
    try tab.press(.plus, times: 90)
    try look()
  }
}
