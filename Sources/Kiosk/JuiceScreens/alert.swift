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
        emphasis: button.role.map(Emphasis.init)
      )
    },
    dismissal: intent.dismissal.map { _ in action(.dismissed) }
  )
}

extension Emphasis {
  fileprivate init(_ role: AlertIntent.Button.Role) {
    switch role {
    case .cancel: self = .cancel
    case .destructive: self = .destructive
    }
  }
}
