import JuiceModel
import JuiceViewModels

extension Fault {
  /// Faults in the phrases of the kiosk.
  static let words: [Fault] = [
    korean("a Korean title has a typing error") { $0.orderTitle = "맛있는 쥬스를 만들어 드러요!" },
    korean("a Korean alert has a typing error") { $0.outOfStock = "재료가 모자라요. 재고을 수정할까요?" },
    korean("Yes and No are swapped") { swap(&$0.yes, &$0.no) },
    korean("the titles of both screens are swapped") { swap(&$0.orderTitle, &$0.stockEditTitle) },
    korean("a button leaves the flavour out") { $0.orderJuice = "쥬스 주문" },
    korean("an alert leaves the flavour out") { $0.juiceReady = "쥬스 나왔습니다! 맛있게 드세요!" },
    korean("a Korean button is in English") { $0.close = "Close" },
    korean("a note on the stock sheet is in English") { $0.changed = "Changed" },
    korean("the names of the fruits are in English") { $0.language = .english },
    korean("a heading is empty") { $0.juices = "" },
    korean("a hint of the stock sheet is in English") { $0.closeHint = "Close to save" },
    english("an English title has a typing error") { $0.orderTitle = "Fresh juice, make for you!" },
    english("an English status has a typing error") { $0.notEnough = "Laks \(.fruit)" },
    english("an English button leaves the flavour out") { $0.orderJuice = "Juice" },
    english("an English button has a full stop") { $0.editStock = "Edit stock." },
    english("an English alert is in Korean") { $0.confirm = "확인" },
  ]

  private static func korean(
    _ name: String, _ change: @escaping @Sendable (inout Phrases) -> Void
  ) -> Fault {
    Fault(name: name, place: .phrases, changePhrases: change)
  }

  private static func english(
    _ name: String, _ change: @escaping @Sendable (inout Phrases) -> Void
  ) -> Fault {
    Fault(name: name, place: .phrases, language: .english, changePhrases: change)
  }
}
