import HeadlessUI
import JuiceScreens

extension Screen<KioskAction> {
  /// Changes each node, but not those of a modal.
  mutating func changeNodes(_ change: (inout Node<KioskAction>) -> Void) {
    for index in content.indices { content[index].change(change) }
  }

  mutating func changeValues(_ change: (inout Value) -> Void) {
    changeNodes { node in
      guard case .value(var value) = node else { return }
      change(&value)
      node = .value(value)
    }
  }

  mutating func changeButtons(_ change: (inout Button<KioskAction>) -> Void) {
    changeNodes { node in
      guard case .button(var button) = node else { return }
      change(&button)
      node = .button(button)
    }
  }

  mutating func changeAlert(_ change: (inout Alert<KioskAction>) -> Void) {
    guard case .alert(var alert)? = modal else { return }
    change(&alert)
    modal = .alert(alert)
  }

  /// Changes the stock sheet, if it's open, and what dismissing it does.
  mutating func changeSheet(_ change: (inout Screen, inout Dismissal<KioskAction>?) -> Void) {
    guard case .sheet(var sheet, var dismissal)? = modal else { return }
    change(&sheet, &dismissal)
    modal = .sheet(sheet, dismissal: dismissal)
  }

  mutating func changeSteppers(_ change: (inout Stepper<KioskAction>) -> Void) {
    changeSheet { sheet, _ in
      sheet.changeNodes { node in
        guard case .stepper(var stepper) = node else { return }
        change(&stepper)
        node = .stepper(stepper)
      }
    }
  }
}

extension Node<KioskAction> {
  fileprivate mutating func change(_ change: (inout Node) -> Void) {
    if case .group(var group) = self {
      for index in group.children.indices { group.children[index].change(change) }
      self = .group(group)
    }
    change(&self)
  }
}
