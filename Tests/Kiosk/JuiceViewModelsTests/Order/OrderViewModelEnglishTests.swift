import JuiceModel
import JuiceViewModels
import Testing

struct OrderViewModelEnglishTests {
  private let order = OrderViewModel(phrases: .english)

  @Test func `a ready juice is told in English`() {
    order.juiceButtonTapped("mango-kiwi")
    #expect(
      order.alert?.intent
        == AlertIntent(
          message: "Mango kiwi juice is ready! Enjoy!",
          buttons: [.init("OK", role: nil, action: .close)]))
  }

  @Test func `a shortage is asked about in English`() {
    order.juiceButtonTapped("strawberry")
    #expect(
      order.alert?.intent
        == AlertIntent(
          message: "Not enough fruit. Edit the stock?",
          buttons: [
            .init("Yes", role: nil, action: .editStock),
            .init("No", role: .cancel, action: .close),
          ]))
  }

  @Test func `an unknown juice is told in English`() {
    order.juiceButtonTapped("durian")
    #expect(
      order.alert?.intent
        == AlertIntent(
          message: "Unknown input.", buttons: [.init("OK", role: nil, action: .close)]))
  }
}
