import JuiceModel
import JuiceViewModels
import Synchronization

extension Fruit.ID {
  static var durian: Fruit.ID { Fruit.ID("durian") }
}

extension Juice.ID {
  static var durian: Juice.ID { Juice.ID("durian") }
}

extension OrderViewModel {
  /// An order screen of the standard menu.
  convenience init(
    store: FruitStore = FruitStore(Stock(of: .standard)), alerts: (any AlertFactory)? = nil
  ) {
    self.init(
      maker: JuiceMaker(menu: .standard, store: store), phrases: .korean, alerts: alerts)
  }

  /// An order screen of the standard menu that an alert covers.
  ///
  /// - Parameter draft: Changes to the stock that couldn't be saved.
  convenience init(
    under alert: KioskAlert, draft: StockDifference = [:],
    customAction: @escaping (AlertAction.Custom) -> KioskAlert? = { _ in nil }
  ) {
    self.init(phrases: .korean, customAction: customAction)
    try? restore(State(stock: stock, destination: .alert(alert, draft: draft)))
  }
}

extension StockEditViewModel {
  /// Creates a sheet in Korean whose changes go to the store.
  convenience init(_ store: FruitStore, difference: StockDifference = [:]) {
    self.init(menu: .standard, store: store, phrases: .korean, difference: difference) {
      try? store.apply($0)
    }
  }

  /// The counts that the sheet shows, by fruit.
  var draft: [Fruit.ID: Int] {
    Dictionary(uniqueKeysWithValues: rows.map { ($0.id, $0.value) })
  }

  /// Returns the row of a fruit.
  func row(_ fruit: Fruit.ID) -> Row? { rows.first { $0.id == fruit } }
}

extension Stock {
  /// The counts by fruit.
  var counts: [Fruit.ID: Int] {
    fruits.reduce(into: [:]) { $0[$1] = self[$1] }
  }
}

extension AlertAction.Custom {
  static var again: Self { Self("again") }
  static var other: Self { Self("other") }
  static var nothing: Self { Self("nothing") }
}

extension KioskAlert {
  static let short = short("딸기 6개 부족")
  static let unknown = message("알 수 없는 입력입니다.", isWarning: true)
  static let stockNotSaved = full("재고를 저장하지 못했어요. 수정한 내용은 그대로 남아 있어요.")

  static let stockNotRead = KioskAlert(
    title: "재고를 다시 불러오지 못했어요.", message: "저장된 재고가 손상되었습니다. 먼저 복구해 주세요.",
    buttons: [Button("재고 다시 불러오기", action: .readStock), Button("취소", role: .cancel)],
    isWarning: true)

  static func short(_ missing: String, focus: Fruit.ID = .strawberry) -> KioskAlert {
    KioskAlert(
      title: "재료가 모자라요. 재고를 수정할까요?", message: missing,
      buttons: [Button("예", action: .editStock(focus: focus)), Button("아니오", role: .cancel)])
  }

  static func ready(_ flavour: String) -> KioskAlert {
    message("\(flavour) 쥬스 나왔습니다! 맛있게 드세요!")
  }

  private static func full(_ title: String) -> KioskAlert {
    KioskAlert(
      title: title, message: "저장 공간이 부족합니다. 먼저 공간을 비워 주세요.", buttons: [Button("확인")],
      isWarning: true)
  }

  private static func message(_ text: String, isWarning: Bool = false) -> KioskAlert {
    KioskAlert(message: text, buttons: [Button("확인")], isWarning: isWarning)
  }
}

/// A saved stock that was changed elsewhere, and can't be read until it's there.
final class Elsewhere: Sendable {
  private let saved = Mutex<(stock: Stock?, isRead: Bool)>((nil, false))

  var stock: Stock? {
    get { saved.withLock { $0.stock } }
    set { saved.withLock { $0.stock = newValue } }
  }

  @Sendable func save(_ stock: Stock) throws(StockNotSaved) {
    guard saved.withLock({ $0.isRead }) else { throw StockNotSaved(.changedElsewhere, reason: "") }
    self.stock = stock
  }

  @Sendable func read() throws(StockNotSaved) -> Stock {
    try saved.withLock { saved throws(StockNotSaved) in
      guard let stock = saved.stock else { throw StockNotSaved(.damaged, reason: "") }
      saved.isRead = true
      return stock
    }
  }
}

/// Room for a number of changes.
final class Room: Sendable {
  private let changes: Mutex<Int>

  init(_ count: Int) {
    changes = Mutex(count)
  }

  /// The number of changes for which there is room.
  var left: Int {
    get { changes.withLock { $0 } }
    set { changes.withLock { $0 = newValue } }
  }

  /// Takes a change, or throws an error if there is no room left.
  @Sendable func take(_ stock: Stock) throws(StockNotSaved) {
    try changes.withLock { changes throws(StockNotSaved) in
      guard changes > 0 else { throw StockNotSaved(.noRoom, reason: "full") }
      changes -= 1
    }
  }
}
