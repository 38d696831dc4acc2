public import HeadlessUI
public import JuiceViewModels

/// The alert that an intent describes.
public func alert(_ intent: AlertIntent) -> Alert<OrderAction> {
  alert(intent) { $0 }
}

func alert<Action>(
  _ intent: AlertIntent,
  action: (OrderAction) -> Action
) -> Alert<Action> {
  Alert(
    title: intent.title,
    message: intent.message,
    buttons: intent.buttons.map { button in
      Button(
        button.label,
        action: action(.alertButtonTapped(button.action)),
        role: button.role.map(ButtonRole.init)
      )
    },
    dismissal: intent.dismissal.map { _ in action(.dismissed) }
  )
}

extension ButtonRole {
  fileprivate init(_ role: AlertIntent.Button.Role) {
    switch role {
    case .cancel: self = .cancel
    case .destructive: self = .destructive
    }
  }
}
