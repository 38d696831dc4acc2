import HeadlessUI
import JuiceModel
import JuiceScreens
import JuiceViewModels

extension Fault {
  /// Returns the screen with the fault.
  func screen(
    _ right: Screen<KioskAction>,
    in state: OrderViewModel.State
  ) -> Screen<KioskAction> {
    var wrong = right
    switch (self, right.modal) {
    case (.alertWithoutButtons, .alert(var alert)?) where alert.buttons.count == 2:
      alert.buttons = []
      alert.dismissal = nil
      wrong.modal = .alert(alert)
    case (.sheetWithoutWayOut, .sheet(var sheet, _)?):
      sheet.bar = []
      wrong.modal = .sheet(sheet, dismissal: nil)
    case (_, .sheet(var sheet, let dismissal)?):
      sheet.content = sheet.content.map(clamped)
      wrong.modal = .sheet(sheet, dismissal: dismissal)
    case (_, nil): wrong.content = wrong.content.map { relabelled($0, state) }
    default: break
    }
    return wrong
  }

  private func clamped(_ node: Node<KioskAction>) -> Node<KioskAction> {
    switch node {
    case .group(var group):
      group.children = group.children.map(clamped)
      return .group(group)
    case .stepper(var stepper):
      switch (self, stepper.value) {
      case (.clampLostAtZero, "0"):
        stepper.decrement = .stockEdit(.decrementButtonTapped("kiwi"))
      case (.clampLostAtHundred, "100"):
        stepper.increment = .stockEdit(.incrementButtonTapped("pineapple"))
      case (.clampTooEarly, "99"): stepper.increment = nil
      default: break
      }
      return .stepper(stepper)
    default: return node
    }
  }

  private func relabelled(
    _ node: Node<KioskAction>,
    _ state: OrderViewModel.State
  ) -> Node<KioskAction> {
    switch (self, node) {
    case (_, .group(var group)):
      group.children = group.children.map { relabelled($0, state) }
      return .group(group)
    case (.staleLabel, .value(var value)) where value.name == "키위":
      value.value = "1"
      return .value(value)
    case (.disabledWhenShort, .button(var button)) where button.status?.holds == true:
      button.action = nil
      return .button(button)
    default: return node
    }
  }
}
