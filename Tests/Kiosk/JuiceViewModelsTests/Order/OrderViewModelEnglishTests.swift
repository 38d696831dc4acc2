import JuiceModel
import JuiceViewModels
import Testing

struct OrderViewModelEnglishTests {
  private let order = OrderViewModel(phrases: .english)

  @Test func `the alert of a ready juice is in English`() {
    order.juiceButtonTapped("mango-kiwi")
    #expect(
      order.alert?.intent
        == AlertIntent(
          message: "Mango kiwi juice is ready! Enjoy!",
          buttons: [.init("OK", role: nil, action: .close)]))
  }

  @Test func `the question after a shortage is in English`() {
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

  @Test func `the alert of an unknown juice is in English`() {
    order.juiceButtonTapped("durian")
    #expect(
      order.alert?.intent
        == AlertIntent(
          message: "Unknown input.", buttons: [.init("OK", role: nil, action: .close)]))
  }
}
