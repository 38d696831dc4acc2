import JuiceModel

extension OrderViewModel {
  func situation(ordering id: Juice.ID) -> AlertSituation {
    guard let juice = menu.juice(id) else { return .unknownJuice(id) }
    do {
      return .juiceReady(try maker.make(id))
    } catch {
      return switch error {
      case .outOfStock(let shortages): .outOfStock(juice, shortages: shortages)
      case .unknownJuice(let id): .unknownJuice(id)
      case .notSaved(let failure): .orderNotSaved(juice, failure)
      }
    }
  }

  /// The changes to the stock that aren't committed.
  private var draft: StockDifference {
    switch presentation {
    case .alert(_, let draft): draft
    case .stockEdit(let stockEdit): stockEdit.difference
    case nil: [:]
    }
  }

  func answer(_ action: AlertIntent.Action) {
    let draft = draft
    if case .editStock(let focus) = action {
      presentStockEdit(draft, focus: focus)
    } else if (draft == [:]) == false {
      presentStockEdit(draft)
    } else {
      present(nil)
    }
    if let next = alert(after: action) { presentAlert(next, draft: self.draft) }
  }

  /// Does what only the answer to an alert does, and returns the alert to present next.
  private func alert(after action: AlertIntent.Action) -> AlertIntent? {
    switch action {
    case .close, .editStock: return nil
    case .readStock:
      do {
        try maker.store.readAgain()
        return nil
      } catch {
        return alerts.makeAlert(for: .stockNotRead(error))
      }
    case .custom(let action): return customAction(action)
    }
  }

  func presentStockEdit(_ draft: StockDifference = [:], focus: Fruit.ID? = nil) {
    let order = WeakReference(self)
    let stockEdit = StockEditViewModel(
      menu: menu, store: maker.store, phrases: phrases, difference: draft, focus: focus
    ) { outcome in
      order.object?.stockEditEnded(outcome)
    }
    present(.stockEdit(stockEdit))
  }

  private func stockEditEnded(_ outcome: StockEditViewModel.Outcome) {
    present(nil)
    guard case .committed(let difference) = outcome else { return }
    do {
      try maker.store.apply(difference)
    } catch {
      let alert = alerts.makeAlert(for: .stockNotSaved(difference, error))
      presentAlert(alert, draft: difference)
    }
  }

  func presentAlert(_ intent: AlertIntent, draft: StockDifference = [:]) {
    alertCount &+= 1
    present(.alert(PresentedAlert(id: alertCount, intent: intent), draft: draft))
  }

  func present(_ next: Presentation?) {
    let replaced = stockEdit
    lastDismissal = nil
    presentation = next
    replaced?.leave()
  }
}
