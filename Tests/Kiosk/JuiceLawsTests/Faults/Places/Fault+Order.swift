import JuiceModel
import JuiceScreens
import JuiceViewModels

@testable import JuiceLaws

extension Fault {
  /// Faults in how an order and the answer to an alert are handled.
  static let order: [Fault] = [
    afterOrder("a short order takes what there is") { juice, isMade, _, faulty in
      if isMade == false { faulty.add(faulty.cost(of: juice)) }
    },
    afterOrder("an order that takes all of a fruit is refused") { juice, isMade, before, faulty in
      let parts = faulty.maker.menu.juice(juice)?.recipe.ingredients ?? []
      guard isMade, parts.contains(where: { $0.amount == before.stock[$0.fruit] }) else { return }
      faulty.go(to: before.stock, faulty.alert(juice, isMade: false))
    },
    afterOrder("an order that lacks one fruit is served") { juice, isMade, before, faulty in
      let menu = faulty.maker.menu
      let shortages = before.stock.shortages(for: menu.juice(juice)?.recipe ?? [:], of: menu)
      guard isMade == false, shortages.map({ $0.amount }) == [1] else { return }
      faulty.add(faulty.cost(of: juice))
      faulty.present(faulty.alert(juice, isMade: true))
    }.with {
      $0.scope = .orders
    },
    afterOrder("a short order says nothing") { _, isMade, _, faulty in
      if isMade == false { faulty.present(nil) }
    },
    afterOrder("an order is unknown if two fruits are gone") { juice, isMade, before, faulty in
      guard isMade == false, before.stock.fruits.filter({ before.stock[$0] == 0 }).count > 1 else {
        return
      }
      let alerts = StandardAlertFactory(phrases: faulty.phrases)
      faulty.present(.alert(alerts.makeAlert(for: .unknownJuice(juice))))
    },
    afterOrder("an order of bananas is ignored if they are short") { juice, isMade, _, faulty in
      if isMade == false, juice == .banana { faulty.present(nil) }
    },
    afterOrder("an order of a juice opens the stock sheet beneath 2 bananas") {
      _, isMade, before, faulty in
      if isMade == false, before.stock.count(.banana) < 2 { faulty.present(.stockEdit([:])) }
    },
    afterAnswer("the alert of a juice stays") { answer, alert, faulty in
      if answer == .close, alert.buttons.count == 1 { faulty.present(.alert(alert)) }
    },
    afterAnswer("Yes only closes the alert") { answer, _, faulty in
      if case .editStock = answer { faulty.present(nil) }
    },
    afterAnswer("No opens the stock sheet") { answer, alert, faulty in
      if answer == .close, alert.buttons.count == 2 { faulty.present(.stockEdit([:])) }
    },
    afterAnswer("No takes a banana") { answer, alert, faulty in
      if answer == .close, alert.buttons.count == 2 { faulty.add([.banana: -1]) }
    },
    afterAnswer("Yes opens the stock sheet with a change") { answer, _, faulty in
      if case .editStock = answer { faulty.present(.stockEdit([.strawberry: 1])) }
    },
    instead("Esc on the question opens the stock sheet", .order) { action, faulty in
      guard action == .order(.dismissed), case .some = faulty.state.alert else { return false }
      faulty.present(.stockEdit([:]))
      return true
    },
    instead("Esc on the question does nothing", .order) { action, _ in
      action == .order(.dismissed)
    },
    instead("the stock sheet can't be opened while a fruit is gone", .order) { action, faulty in
      action == .order(.editStockButtonTapped)
        && faulty.stock.fruits.contains { faulty.stock[$0] == 0 }
    },
    instead("an order beneath an alert takes fruit", .order) { action, faulty in
      guard let juice = action.juice, case .some = faulty.state.alert else { return false }
      faulty.add(faulty.cost(of: juice))
      return true
    }.with { $0.isVisible = false },
    instead("Yes is an answer to every alert", .order) { action, faulty in
      guard case .editStock(let focus) = action.answer, case .some = faulty.state.alert else {
        return false
      }
      faulty.present(.stockEdit([:], focus: focus))
      return true
    }.with { $0.isVisible = false },
  ]

  static func afterOrder(
    _ name: String,
    _ place: Place = .order,
    _ change: @escaping @Sendable (Juice.ID, Bool, OrderViewModel.State, FaultyKiosk) -> Void
  ) -> Fault {
    after(name, place) { action, before, faulty in
      guard let juice = action.juice else { return }
      change(juice, (before.stock == faulty.stock) == false, before, faulty)
    }
  }

  private static func afterAnswer(
    _ name: String,
    _ change: @escaping @Sendable (AlertAction, KioskAlert, FaultyKiosk) -> Void
  ) -> Fault {
    after(name, .order) { action, before, faulty in
      if let answer = action.answer, let alert = before.alert { change(answer, alert, faulty) }
    }
  }
}
