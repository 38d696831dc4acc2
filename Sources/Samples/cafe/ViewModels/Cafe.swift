import Alerts
import Observation

/// The home of the café, and the layers over it: an order, a detail, the bag, and an alert.
@Observable final class Cafe {
  enum Answer { case close }

  struct State: Hashable, Sendable {
    var loaded: [Request: Response]
    var bag: BagViewModel.State
    var isOrderOpen, isBagOpen: Bool
    var detail: Item?
    var alert: AlertIntent<Answer>?
  }

  let language: Language
  let menu: MenuViewModel
  let bag: BagViewModel
  private(set) var detail: DetailViewModel?
  private(set) var isOrderOpen = false
  private(set) var isBagOpen = false
  private(set) var alerts = AlertPresentation<Answer>()

  init(_ language: Language = .ko) {
    (self.language, menu, bag) = (language, MenuViewModel(language), BagViewModel(language))
  }

  var greeting: String { language("안녕하세요! 오늘은 뭘 드릴까요?", "Good to see you! What will it be?") }

  func orderButtonTapped() { isOrderOpen = true }

  func bagButtonTapped() { isBagOpen = true }

  func productButtonTapped(_ product: Product) {
    detail = DetailViewModel(Item(product: product, size: product.sizes.first), bag)
  }

  /// Leaves the topmost screen.
  func backButtonTapped() {
    if isBagOpen {
      isBagOpen = false
      return
    }
    if detail == nil { isOrderOpen = false }
    detail = nil
  }

  func alertButtonTapped(_ answer: Answer, of alert: PresentedAlert<Answer>? = nil) {
    _ = alerts.buttonTapped(answer, of: alert)
  }

  func dismissed(_ alert: PresentedAlert<Answer>? = nil) { _ = alerts.dismissed(alert) }

  var requests: [Request] {
    menu.requests(for: [.drinks, isOrderOpen ? .food : nil, detail?.recommendations]) + bag.requests
  }

  /// Takes a response, unless nothing asks for it any more.
  func receive(_ response: Response, for request: Request) {
    guard requests.contains(request) else { return }
    guard case .order = request else { return menu.received(response, for: request) }
    let confirm = AlertIntent.Button(language("확인", "OK"), role: .cancel, action: Answer.close)
    alerts.present(AlertIntent(message: bag.received(response), buttons: [confirm]))
  }

  var state: State {
    State(
      loaded: menu.loaded, bag: bag.state, isOrderOpen: isOrderOpen, isBagOpen: isBagOpen,
      detail: detail?.item, alert: alerts.alert?.intent)
  }

  func restore(_ state: State) {
    menu.restore(state.loaded)
    bag.restore(state.bag)
    detail = state.detail.map { DetailViewModel($0, bag) }
    (isOrderOpen, isBagOpen) = (state.isOrderOpen, state.isBagOpen)
    alerts.present(state.alert)
  }
}
