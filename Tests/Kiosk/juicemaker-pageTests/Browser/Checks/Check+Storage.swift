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
}
