import HeadlessUI
import JuiceModel
import JuiceScreens
import JuiceViewModels
import Testing

struct JuiceKioskTests {
  @Test func `kiosks of one store show the same stock, their own modals, and their own words`() {
    let maker = JuiceMaker(menu: .standard)
    let korean = JuiceKiosk(maker: maker)
    let english = JuiceKiosk(maker: maker, phrases: .english)
    korean.perform(.order(.juiceButtonTapped(.kiwi)))
    #expect(english.state == .init(stock: korean.state.stock))
    #expect(english.screen.topLayer.title == "Fresh juice, made for you!")
    #expect(JuiceKiosk().state.stock[.kiwi] == 10)
  }
}
