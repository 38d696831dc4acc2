import HeadlessUI
import JuiceModel
import JuiceScreens
import JuiceViewModels
import TestSupport

@testable import JuiceExploration

extension Fault {
  static let all = orders + sheet + words + memory

  /// Faults in how an order and the answer to an alert are handled.
  private static let orders: [Fault] = [
    after("an order that lacks one fruit is served", Found(steps: 1)) { action, before, faulty in
      let menu = faulty.maker.menu
      guard let juice = action.juice, let recipe = menu.juice(juice)?.recipe else { return }
      let shortages = before.stock.shortages(for: recipe, of: menu)
      if shortages.map({ $0.amount }) == [1] { faulty.add(faulty.cost(of: juice)) }
    }.during(.orders),
    after("No takes a banana", Found(law: "cancelling preserves the stock", steps: 4)) {
      action, before, faulty in
      if action.answer == .close, before.alert?.buttons.count == 2 { faulty.add([.banana: -1]) }
    },
    instead(
      "an order beneath an alert takes fruit",
      Found(law: "what isn't offered changes nothing", steps: 1, isConfirmed: false)
    ) { action, faulty in
      guard let juice = action.juice, case .some = faulty.state.alert else { return false }
      faulty.add(faulty.cost(of: juice))
      return true
    },
    after("changes that can't be saved are lost", Found(steps: 5)) { action, before, faulty in
      if case .some = action.answer, case .some = before.unsaved { faulty.go(to: faulty.stock) }
    }.during(.unsavedStock),
  ]

  /// Faults in how the stock sheet drafts and ends.
  private static let sheet: [Fault] = [
    closing("closing adds 99 of a fruit at most", Found(steps: 102)) { draft, stock in
      stock.fruits.reduce(into: [:]) { $0[$1] = min(draft[$1], 99) }
    }.during(.sheet).with { $0.menu = Menu.standard.small },
    closing("closing commits nothing if a count would go below 0", Found(steps: 6)) {
      draft, stock in
      stock.fruits.contains { stock.count($0) + draft[$0] < 0 } ? [:] : draft
    },
    instead("closing brings back what another kiosk sold", .hidden(steps: 3)) { action, faulty in
      if action == .order(.editStockButtonTapped) { faulty.memory.stock = faulty.stock }
      guard action == .stockEdit(.closeButtonTapped), let draft = faulty.state.draft,
        var stock = faulty.memory.stock
      else { return false }
      stock.apply(draft)
      faulty.go(to: stock)
      return true
    },
    instead("a step up of a fruit is made of the first one with its name", Found(steps: 2)) {
      action, faulty in
      guard case .stockEdit(.incrementButtonTapped(let id)) = action,
        let fruit = faulty.maker.menu.fruit(id),
        let first = faulty.maker.menu.fruits.first(where: { $0.name == fruit.name })
      else { return false }
      faulty.kiosk.perform(.stockEdit(.incrementButtonTapped(first.id)))
      return true
    }.during(.sheet).with { $0.menu = .unusual },
  ]

  /// Returns a fault in what closing the stock sheet makes of its changes to a stock.
  private static func closing(
    _ name: String,
    _ found: Found,
    _ changes: @escaping @Sendable (StockDifference, Stock) -> StockDifference
  ) -> Fault {
    instead(name, found) { action, faulty in
      guard action == .stockEdit(.closeButtonTapped), let draft = faulty.state.draft else {
        return false
      }
      faulty.go(to: faulty.stock)
      faulty.add(changes(draft, faulty.stock))
      return true
    }
  }

  /// Faults in what the kiosk shows.
  private static let words: [Fault] = [
    Fault(
      name: "a count of 73 is shown as 72", found: Found(steps: 17), scope: .orders,
      changeScreen: { screen, faulty in
        var stock = faulty.stock
        for fruit in stock.fruits where stock.count(fruit) == 73 { stock.apply([fruit: -1]) }
        let other = JuiceKiosk(maker: JuiceMaker(menu: faulty.maker.menu), phrases: faulty.phrases)
        try? other.restore(.init(stock: stock, destination: faulty.state.destination))
        screen = other.screen
      }),
    Fault(
      name: "an English status has a typing error", found: Found(steps: 1), language: .english,
      changePhrases: { $0.notEnough = "Laks \(.fruit)" }),
  ]

  /// Faults in how a state is restored, and in what a kiosk keeps beside its state.
  private static let memory: [Fault] = [
    Fault(
      name: "restoring forgets the changes on the sheet",
      found: Found(law: "the app can go back to every state", steps: 2, isConfirmed: false),
      restore: { state, faulty throws(RestoringError) in
        var state = state
        if case .some = state.draft { state.destination = .stockEdit([:]) }
        try faulty.kiosk.restore(state)
      }),
    after("the third order is free", .hidden(steps: 5)) { action, before, faulty in
      guard case .some = action.juice, (before.stock == faulty.stock) == false else { return }
      faulty.memory.count += 1
      if faulty.memory.count == 3 { faulty.go(to: before.stock, faulty.state.destination) }
    }.during(.orders),
    after("the title is another after thirty events", .hidden(steps: 38)) { _, _, faulty in
      faulty.memory.count += 1
    }.with {
      $0.changeScreen = { screen, faulty in
        guard faulty.memory.count > 30 else { return }
        screen.base = screen.base.with(title: screen.base.name + "!")
      }
    },
  ]
}
