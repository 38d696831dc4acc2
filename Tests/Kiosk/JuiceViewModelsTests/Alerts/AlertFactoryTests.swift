import JuiceModel
import JuiceViewModels
import TestSupport
import Testing

struct AlertFactoryTests {
  /// A factory that records for which situations it was asked.
  private final class Recorder: AlertFactory {
    private(set) var situations: [AlertSituation] = []

    func makeAlert(for situation: AlertSituation) -> KioskAlert {
      situations.append(situation)
      return KioskAlert(message: "\(situations.count)", buttons: [.init("")])
    }
  }

  private let full = StockNotSaved(.noRoom, reason: "full")

  @Test func `a factory is asked once for each situation, with all that is known`() throws {
    let menu = Menu.standard
    let factory = Recorder()
    let room = Room(1)
    let store = FruitStore(Stock(of: menu), saving: room.take)
    let order = OrderViewModel(store: store, alerts: factory)
    for juice in [.mango, .strawberry, .durian, .mango] as [Juice.ID] {
      order.juiceButtonTapped(juice)
      order.juiceButtonTapped(.kiwi)
      order.dismissed()
      order.alertButtonTapped(.close)
    }
    order.editStockButtonTapped()
    order.stockEdit?.incrementButtonTapped(.kiwi)
    order.stockEdit?.closeButtonTapped()
    _ = order.state
    let mango = try #require(menu.juice(.mango))
    let strawberry = try #require(menu.juice(.strawberry))
    let short = [Shortage(fruit: .strawberry, amount: 6)]
    let situations: [AlertSituation] = [
      .juiceReady(mango), .outOfStock(strawberry, shortages: short),
      .unknownJuice(.durian), .orderNotSaved(mango, full), .stockNotSaved([.kiwi: 1], full),
    ]
    #expect(factory.situations == situations)
  }

  @Test func `the standard alerts have the words of their phrases`() throws {
    var phrases = Phrases()
    phrases.juiceReady = "Your \(.flavour)"
    phrases.confirm = "Fine"
    phrases.causes[.notPermitted] = "Ask me"
    phrases.causes[.other] = nil
    let banana = Menu.standard.juices[1]
    let outdated = StockNotSaved(.changedElsewhere, reason: "changed")
    let short = [Shortage(fruit: .banana, amount: 2), Shortage(fruit: .kiwi, amount: 1)]
    let situations: [AlertSituation] =
      [
        .juiceReady(banana), .outOfStock(banana, shortages: short), .unknownJuice(.durian),
        .orderNotSaved(banana, full), .orderNotSaved(banana, outdated),
        .stockNotSaved([.kiwi: 1], full), .stockNotSaved([:], outdated),
      ]
      + [.damaged, .notPermitted, .other].map { .stockNotRead(StockNotSaved($0, reason: "")) }
    let factory = StandardAlertFactory(phrases: phrases)
    let texts = situations.map { text(factory.makeAlert(for: $0)) }
    let expected = try contents(of: "alerts.txt")
    #expect(texts.map { $0 + "\n" }.joined() == expected)
  }

  /// Returns what an alert says, the title on a line of its own above a message, and its buttons.
  private func text(_ alert: KioskAlert) -> String {
    let words = [alert.title, alert.message].compactMap { $0 }.joined(separator: "\n  ")
    let buttons = alert.buttons.map { button in
      let role = button.role.map { ", \($0)" } ?? ""
      let action =
        switch button.action {
        case .close: ""
        case .editStock(let focus): ": edit, at \(focus?.rawValue ?? "nothing")"
        case .readStock: ": read"
        case .custom(let custom): ": \(custom)"
        }
      return " [\(button.title)\(role)\(action)]"
    }
    return (alert.isWarning ? "Warning: " : "") + words + buttons.joined()
  }
}
