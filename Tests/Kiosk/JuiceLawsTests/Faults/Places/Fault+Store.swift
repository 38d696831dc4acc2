import HeadlessUI
import JuiceModel
import JuiceScreens
import JuiceViewModels

@testable import JuiceLaws

extension Fault {
  /// Faults in how the stock in the store changes.
  static let store: [Fault] = [
    afterOrder("an order is taken twice", .store) { juice, isMade, _, faulty in
      if isMade { faulty.add(faulty.cost(of: juice)) }
    },
    afterOrder("an order is free", .store) { juice, isMade, before, faulty in
      if isMade { faulty.go(to: before.stock, faulty.alert(juice, isMade: true)) }
    },
    afterOrder("an order of bananas takes one too few", .store) { juice, isMade, _, faulty in
      if isMade, juice == .banana { faulty.add([.banana: 1]) }
    },
    afterOrder("an order of bananas takes strawberries", .store) { juice, isMade, _, faulty in
      if isMade, juice == .banana { faulty.add([.banana: 2, .strawberry: -2]) }
    },
    afterOrder("an order takes only its first fruit", .store) { juice, isMade, _, faulty in
      let parts = faulty.maker.menu.juice(juice)?.recipe.ingredients ?? []
      if isMade { for part in parts.dropFirst() { faulty.add([part.fruit: part.amount]) } }
    },
    afterOrder("an order doesn't take its third fruit", .store) { juice, isMade, _, faulty in
      let parts = faulty.maker.menu.juice(juice)?.recipe.ingredients ?? []
      if isMade, let third = parts.dropFirst(2).first { faulty.add([third.fruit: third.amount]) }
    }.during(.unusualOrders),
    afterOrder("an order that takes 100 of a fruit leaves one", .store) {
      juice, isMade, _, faulty in
      let parts = faulty.maker.menu.juice(juice)?.recipe.ingredients ?? []
      if isMade, let all = parts.first(where: { $0.amount == 100 }) { faulty.add([all.fruit: 1]) }
    }.during(.unusualOrders),
    afterSheet("closing commits the changes twice", .closeButtonTapped, .store) { draft, faulty in
      faulty.add(draft)
    },
    insteadOfSheet(
      "closing commits nothing if a count would go below 0", .closeButtonTapped, .store
    ) { draft, faulty in
      let isOut = faulty.stock.fruits.contains { faulty.stock.count($0) + draft[$0] < 0 }
      if isOut { faulty.present(nil) }
      return isOut
    }.during(.sharedStockUpTo3),
    insteadOfSheet(
      "closing commits nothing if a count would go above 100", .closeButtonTapped, .store
    ) { draft, faulty in
      let isOut = faulty.stock.fruits.contains { faulty.stock.count($0) + draft[$0] > 100 }
      if isOut { faulty.present(nil) }
      return isOut
    }.during(.sharedStockUpTo100),
    instead("closing brings back what another kiosk sold", .store) { action, faulty in
      if action == .order(.editStockButtonTapped) { faulty.memory.stock = faulty.stock }
      guard action == .stockEdit(.closeButtonTapped), let draft = faulty.state.draft,
        var stock = faulty.memory.stock
      else { return false }
      stock.apply(draft)
      faulty.go(to: stock)
      return true
    }.during(.sharedStockUpTo3),
    Fault(
      name: "a sale by another kiosk shows only after the next event", place: .store,
      scope: .sharedStockUpTo3,
      changeScreen: { screen, faulty in
        screen = faulty.memory.screen ?? screen
        faulty.memory.screen = screen
      },
      handle: { action, faulty in
        faulty.kiosk.perform(action)
        faulty.memory.screen = nil
      },
      restore: { state, faulty throws(RestoringError) in
        faulty.memory.screen = nil
        try faulty.kiosk.restore(state)
      }),
    after("answering an alert brings bananas if there are none", .store) { action, _, faulty in
      if case .some = action.answer, faulty.stock[.banana] == 0 { faulty.add([.banana: 1]) }
    },
  ]
}
