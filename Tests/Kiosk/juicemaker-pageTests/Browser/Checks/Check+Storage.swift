import Chromium
import HeadlessUI
import JuiceModel
import JuiceScreens

extension Check {
  /// The page is as before after a reload, except that nothing covers the order screen.
  static let reload = Check("A reload keeps the stock and the language") { page in
    let maker = JuiceMaker(menu: .standard)
    let kiosk = JuiceKiosk(maker: maker, phrases: page.words.phrases)
    for number in [3, 1, 1, 3, 1, 3] {
      let action = kiosk.screen.topLayer.affordances[number - 1].action
      try page.perform(number)
      if let action { kiosk.perform(action) }
    }
    try page.expect(
      try page.currentScreen() == kiosk.screen.numbered, "it isn't the kiosk's screen")
    try page.reload()
    let other = JuiceKiosk(maker: maker, phrases: page.words.phrases)
    try page.expectScreen(other.screen.numbered)
  }

  /// A second tab is refused, and takes over once the first is closed.
  static let secondTab = Check("A second tab is refused, and takes over from the first") { page in
    let address = try page.page.evaluate("location.href.split('?')[0]").string ?? ""
    let (first, second) = (try page.anotherTab(), try page.anotherTab())
    try page.page.open("about:blank")
    try first.open(address)
    try first.show(page.words)
    try first.click("button[data-id=banana]")
    try first.click(".buttons button")
    let screen = try first.currentScreen()

    try second.open(address)
    try second.expectNotice("busy")
    try second.click(anywhere: "#busy button")
    try second.page.wait(until: "document.querySelector('#busy').open")
    try second.expectNotice("busy")
    first.page.close()
    let sold = "document.querySelector('[data-id=banana] dd').innerText === '8'"
    for _ in 0..<5 where try second.page.evaluate(sold) == false {
      try second.click(anywhere: "#busy button")
      try second.page.wait(until: "document.querySelector('#busy').open || \(sold)")
    }
    try second.expectScreen(screen)
    second.page.close()
  }

  /// An error that nothing expected is told, and the kiosk can start anew.
  static let error = Check("An error is told, and the kiosk can start anew") { page in
    try page.click("button[data-id=banana]")
    try page.page.evaluate("setTimeout(() => { throw new Error('planted') })")
    try page.page.wait(until: "document.querySelector('#failed').open", seconds: 1)
    try page.expectNotice("failed")
    try page.click(anywhere: "#failed button")
    try page.page.wait(until: "document.querySelector('dialog[open]') === null")
    page.forgetScreen()
    _ = try page.currentScreen()
  }
}
