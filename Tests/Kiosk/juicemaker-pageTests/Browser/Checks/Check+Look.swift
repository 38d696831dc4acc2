import Chromium

extension Check {
  private static let widths = [320, 390, 768, 1280, 1920]

  /// Nothing is wider than the page, and no word is broken.
  static let noOverflow = Check("Nothing overflows, and no word is broken") { page in
    try page.onEachScreen {
      for width in widths {
        try page.page.resize(width: width, height: 800)
        try page.expectNothing("probe.overflow()", "at \(width) px")
      }
    }
  }

  /// Whatever can be touched is at least 44 px wide and high.
  static let targets = Check("Targets are large enough to touch") { page in
    try page.onEachScreen {
      for width in widths {
        try page.page.resize(width: width, height: 800)
        try page.expectNothing("probe.targets()", "at \(width) px")
      }
    }
  }

  /// Text has a contrast of 4.5, and the edge or the fill of a control one of 3.
  static let contrast = Check("Texts and edges have enough contrast") { page in
    try page.onEachScreen {
      for scheme in ["light", "dark"] {
        try page.prefer(scheme)
        try page.expectNothing("probe.contrast()", "in \(scheme)")
      }
    }
  }

  /// What is on the order screen stays where it is, whatever is sold.
  static let noShift = Check("Nothing moves while fruits are sold") { page in
    try page.page.resize(width: 390, height: 800)
    let before = try page.page.evaluate("probe.boxes()").elements
    for _ in 0..<6 {
      try page.click("button[data-id=banana]")
      try page.click(".buttons button:last-child")
      let after = try page.page.evaluate("probe.boxes()").elements
      let moved = zip(before, after).filter { ($0 == $1) == false }.map { "\($0) to \($1)" }
      try page.expect(moved.isEmpty, "moved: \(moved.prefix(3))")
    }
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
    try press(Array(repeating: .plus, count: 90))
    try look()
  }

  fileprivate func expectNothing(_ script: String, _ circumstances: String) throws {
    let found = try page.evaluate(script).elements
    try expect(found.isEmpty, "\(circumstances): \(found.prefix(4).map { $0.string ?? "" })")
  }
}
