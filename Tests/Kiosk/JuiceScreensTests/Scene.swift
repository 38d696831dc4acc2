import HeadlessUI
import JuiceModel
import JuiceScreens
import JuiceViewModels
import Testing

/// A state of the kiosk that has snapshots; the raw value is their path.
enum Scene: String, CaseIterable, Sendable {
  case initial = "Order/initial"
  case someSoldOut = "Order/some-sold-out"
  case allSoldOut = "Order/all-sold-out"
  case juiceReady = "Order/alert-juice-ready"
  case outOfStock = "Order/alert-out-of-stock"
  case unknownJuice = "Order/alert-unknown-juice"
  case orderNotSaved = "Order/alert-order-not-saved"
  case stockEdit = "StockEdit/initial"
  case drafted = "StockEdit/drafted"
  case atBounds = "StockEdit/at-bounds"
  case stockNotSaved = "StockEdit/alert-stock-not-saved"

  func screen(in language: Language) throws -> Screen<KioskAction> {
    let stock = Stock(of: .standard, with: counts)
    let maker = JuiceMaker(menu: .standard, store: FruitStore(stock, saving: saving))
    let kiosk = JuiceKiosk(maker: maker, phrases: language == .english ? .english : .korean)
    for action in actions {
      kiosk.perform(action)
    }
    return kiosk.screen
  }

  private var saving: (@Sendable (Stock) throws(StockNotSaved) -> Void)? {
    guard self == .orderNotSaved || self == .stockNotSaved else { return nil }
    return { _ throws(StockNotSaved) in
      throw StockNotSaved(.noRoom, reason: "No space left on device")
    }
  }

  private var counts: [Fruit.ID: Int] {
    switch self {
    case .someSoldOut: [.strawberry: 100, .banana: 1, .kiwi: 0]
    case .allSoldOut: Menu.standard.fruits.reduce(into: [:]) { $0[$1.id] = 0 }
    case .atBounds: [.strawberry: 0, .banana: 100, .pineapple: 1, .kiwi: 99]
    default: [:]
    }
  }

  private var actions: [KioskAction] {
    switch self {
    case .initial, .someSoldOut, .allSoldOut:
      []
    case .juiceReady, .orderNotSaved:
      [.order(.juiceButtonTapped(.mangoKiwi))]
    case .outOfStock:
      [.order(.juiceButtonTapped(.strawberry))]
    case .unknownJuice:
      [.order(.juiceButtonTapped(Juice.ID("tomato")))]
    case .stockEdit, .atBounds:
      [.order(.editStockButtonTapped)]
    case .stockNotSaved:
      [
        .order(.editStockButtonTapped), .stockEdit(.incrementButtonTapped(.kiwi)),
        .stockEdit(.closeButtonTapped),
      ]
    case .drafted:
      [.order(.editStockButtonTapped), .stockEdit(.decrementButtonTapped(.mango))]
        + Array(repeating: .stockEdit(.incrementButtonTapped(.strawberry)), count: 6)
    }
  }
}

extension Language {
  /// The languages that scenes are drawn in.
  static let all: [Language] = [.korean, .english]
}
