import JuiceModel
import JuiceViewModels

@testable import JuiceExploration

extension Fault {
  /// Faults in the factory of the alerts.
  ///
  /// Nothing finds the last one, because no screen offers a juice that isn't on the menu.
  static let alerts: [Fault] = [
    alert("the alert of a juice names another one") { situation, alert in
      guard case .juiceReady = situation else { return nil }
      return KioskAlert(message: Phrases.korean.juiceReady(flavour: "망고"), buttons: alert.buttons)
    },
    alert("the question has No before Yes") { situation, alert in
      guard case .outOfStock = situation else { return nil }
      return KioskAlert(
        title: alert.title ?? "", message: alert.message, buttons: alert.buttons.reversed())
    },
    alert("every order that can't be saved says 'changed elsewhere'") { situation, alert in
      guard case .orderNotSaved = situation else { return nil }
      return KioskAlert(
        title: alert.title ?? "", message: Phrases.korean.causes[.changedElsewhere],
        buttons: alert.buttons, isWarning: true)
    }.during(.unsavedStock),
    alert("changes that can't be saved have the alert of an order") { situation, alert in
      guard case .stockNotSaved = situation else { return nil }
      return KioskAlert(
        title: Phrases.korean.orderNotSaved, message: alert.message, buttons: alert.buttons,
        isWarning: true)
    }.during(.unsavedStock),
    alert("a juice that isn't on the menu is said to be ready") { situation, alert in
      guard case .unknownJuice = situation else { return nil }
      return KioskAlert(message: Phrases.korean.juiceReady(flavour: ""), buttons: alert.buttons)
    }.with { $0.isVisible = false },
  ]

  /// Faults in the phrases of the kiosk.
  static let words: [Fault] = [
    Fault(
      name: "a Korean alert has a typing error", place: .phrases,
      changePhrases: { $0.outOfStock = "재료가 모자라요. 재고을 수정할까요?" }),
    Fault(
      name: "an English status has a typing error", place: .phrases, language: .english,
      changePhrases: { $0.notEnough = "Laks \(.fruit)" }),
  ]

  /// Faults in the menu that the kiosk opens with.
  static let offers: [Fault] = [
    Fault(
      name: "a mango kiwi juice takes two kiwis and a mango", place: .menu, scope: .orders,
      changeMenu: { _, juices in
        juices[6] = Juice(
          id: juices[6].id, flavour: juices[6].flavour, recipe: [.mango: 1, .kiwi: 2])
      }),
    Fault(
      name: "two fruits are in the wrong order", place: .menu,
      changeMenu: { fruits, _ in fruits.swapAt(0, 1) }),
    Fault(
      name: "the last juice is missing", place: .menu,
      changeMenu: { _, juices in juices.removeLast() }),
  ]

  private static func alert(_ name: String, _ change: @escaping ChangeAlert) -> Fault {
    Fault(name: name, place: .alerts, changeAlert: change)
  }
}
