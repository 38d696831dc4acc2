import Chromium

extension Check {
  /// Nothing is wider than the page, no word is broken, and whatever can be touched is at least 44 px wide
  /// and high.
  static let fit = Check("Everything fits, and can be touched") { page in
    try page.onEachScreen {
      for width in [320, 390, 768, 1280, 1920] {
        try page.resize(width: width, height: 800)
        try page.expect("probe.overflow() + probe.targets()", "", "at \(width) px")
      }
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

  /// What is on the order screen stays where it is, whatever is sold.
  static let noShift = Check("Nothing moves while fruits are sold") { page in
    try page.resize(width: 390, height: 800)
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
    try press(.plus, times: 90)
    try look()
  }
}
