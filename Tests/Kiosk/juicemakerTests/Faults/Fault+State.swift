import JuiceModel
import JuiceScreens
import JuiceViewModels

extension Fault {
  /// Returns the state after a step with the fault, or `nil` if the fault doesn't change it.
  func state(
    after action: KioskAction,
    from before: OrderViewModel.State,
    to right: OrderViewModel.State
  ) -> OrderViewModel.State? {
    switch action {
    case .order(.juiceButtonTapped(let juice)): order(juice, before, right)
    case .order(.alertButtonTapped(let answer)): answered(answer, before, right)
    case .stockEdit(.dismissed): dismissed(before, right)
    case .order(.dismissed), .order(.editStockButtonTapped): nil
    case .stockEdit(let action): edited(action, before, right)
    }
  }

  private func order(
    _ juice: Juice.ID,
    _ before: OrderViewModel.State,
    _ right: OrderViewModel.State
  ) -> OrderViewModel.State? {
    let isMade = (before.stock == right.stock) == false
    let alerts = StandardAlertFactory(phrases: .korean)
    let short = OrderViewModel.State.Destination.alert(
      alerts.makeOutOfStockAlert(for: [], on: .standard))
    let other = Menu.standard.juice("mango").map { alerts.makeJuiceReadyAlert(for: $0) }
    var wrong = right
    switch self {
    case .partialConsumption where isMade == false:
      for part in Menu.standard.juice(juice)?.recipe.ingredients ?? [] {
        wrong.stock.apply([part.fruit: -part.amount])
      }
    case .offByOneAtSixteen where juice == "strawberry" && before.stock["strawberry"] == 16:
      wrong = .init(stock: before.stock, destination: short)
    case .sellsAtFifteen where juice == "strawberry" && before.stock["strawberry"] == 15:
      wrong.stock.apply(["strawberry": -15])
      wrong.destination = Menu.standard.juice(juice).map {
        .alert(alerts.makeJuiceReadyAlert(for: $0))
      }
    case .freeJuice where isMade: wrong.stock = before.stock
    case .wrongRecipe where juice == "banana" && isMade: wrong.stock.apply(["banana": 1])
    case .wrongFruit where juice == "pineapple" && isMade:
      wrong.stock = before.stock
      wrong.stock.apply(["strawberry": -2])
    case .wrongJuiceInAlert where juice == "banana" && isMade:
      wrong.destination = other.map { .alert($0) }
    case .silentWhenShort where isMade == false: wrong = before
    case .wrongAlertWhenTwoAreGone
    where isMade == false && right.stock["banana"] == 0 && right.stock["pineapple"] == 0:
      wrong.destination = .alert(alerts.makeUnknownJuiceAlert(for: juice))
    case .swallowedTapWhenSoldOut where juice == "banana" && isMade == false: wrong = before
    default: return nil
    }
    return wrong
  }

  private func answered(
    _ answer: AlertIntent.Action,
    _ before: OrderViewModel.State,
    _ right: OrderViewModel.State
  ) -> OrderViewModel.State? {
    guard case .alert(let alert) = before.destination else { return nil }
    var wrong = right
    switch (self, answer) {
    case (.alertThatStays, _) where alert.buttons.count == 1: wrong = before
    case (.yesDoesNothingMore, .editStock): wrong.destination = nil
    case (.sheetOpensWithDraft, .editStock): wrong.destination = .stockEdit(["kiwi": 1])
    case (.noOpensTheSheet, .close) where alert.buttons.count == 2:
      wrong.destination = .stockEdit([:])
    case (.noTakesFruit, .close) where alert.buttons.count == 2: wrong.stock.apply(["banana": -1])
    default: return nil
    }
    return wrong
  }

  private func dismissed(
    _ before: OrderViewModel.State,
    _ right: OrderViewModel.State
  ) -> OrderViewModel.State? {
    guard self == .draftLeaksOnDismissal, case .stockEdit(let draft) = before.destination else {
      return nil
    }
    var wrong = right
    wrong.stock.apply(draft)
    return wrong
  }

  private func edited(
    _ action: StockEditAction,
    _ before: OrderViewModel.State,
    _ right: OrderViewModel.State
  ) -> OrderViewModel.State? {
    guard case .stockEdit(let draft) = before.destination else { return nil }
    var (wrong, wrongDraft) = (right, draft)
    switch (self, action) {
    case (.incrementByTwo, .incrementButtonTapped(let fruit)):
      wrongDraft[fruit] += 2
      wrong.destination = .stockEdit(wrongDraft)
    case (.decrementOfAnother, .decrementButtonTapped("kiwi")):
      wrongDraft["mango"] -= 1
      wrong.destination = .stockEdit(wrongDraft)
    case (.closeDropsTheDraft, .closeButtonTapped): wrong.stock = before.stock
    case (.closeCommitsTwice, .closeButtonTapped): wrong.stock.apply(draft)
    case (.closeIsSwallowed, .closeButtonTapped): wrong = before
    default: return nil
    }
    return wrong
  }
}
