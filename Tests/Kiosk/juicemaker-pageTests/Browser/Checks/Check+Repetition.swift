import Chromium
import HeadlessUI

extension Check {
  /// A held + goes on, and a held Enter doesn't.
  static let heldKeys = Check("A held + goes on, and a held Enter doesn't") { page in
    try page.click("main .bar button")
    try page.click("[data-id=mango] .increment")
    try page.page.hold(.plus, times: 5)
    try page.page.hold(.minus, times: 2)
    let value = try page.page.evaluate("document.querySelector('[data-id=mango] output').value")
    try page.expect(value == "14", "\(value) instead of 14")
    try page.press(.escape)
    try page.click("button[data-id=banana]")
    try page.press(.enter)
    try page.page.hold(.enter, times: 4)
    page.forgetScreen()
    try page.expect(
      try page.currentScreen().topLayer.role == .alert, "Enter answered as well as ordered")
  }

  /// The second click of a double click doesn't answer an alert, but steps a stepper again.
  static let doubleClicks = Check("A double click doesn't answer an alert") { page in
    try page.click("button[data-id=banana]")
    let alert = try page.currentScreen()
    try page.click(".buttons button", count: 2)
    try page.expect(try page.currentScreen() == alert, "a double click answered")
    try page.click(".buttons button")
    try page.click("main .bar button")
    try page.click("[data-id=mango] .increment")
    try page.click("[data-id=mango] .increment", count: 2)
    let value = try page.page.evaluate("document.querySelector('[data-id=mango] output').value")
    try page.expect(value == "12", "\(value) instead of 12")
  }

  /// A dialog that the browser closes by itself, as for a gesture, is dismissed or comes back.
  static let closedByBrowser = Check("A dialog that the browser closes is dismissed or comes back")
  {
    page in
    func close() throws {
      _ = try page.page.evaluate(
        """
        new Promise((done) => {
          addEventListener("close", () => setTimeout(done), { once: true, capture: true })
          document.querySelector("dialog[open]").close()
        })
        """)
      page.forgetScreen()
    }
    let opening = try page.currentScreen()
    try page.click("main .bar button")
    try page.click("[data-id=kiwi] .increment")
    try close()
    try page.expect(try page.currentScreen() == opening, "the draft wasn't discarded")
    try page.click("button[data-id=banana]")
    let alert = try page.currentScreen()
    try close()
    try page.expect(try page.currentScreen() == alert, "an alert that refuses was dismissed")
  }
}
