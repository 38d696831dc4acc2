public import HeadlessUI
public import JuiceViewModels

extension Alert where Action == KioskAction {
  /// Creates the alert that an intent describes.
  public init(_ intent: AlertIntent) {
    self.init(
      title: intent.title,
      message: intent.message,
      buttons: intent.buttons.map { button in
        Button(
          button.title,
          action: .order(.alertButtonTapped(button.action)),
          role: button.role.map(ButtonRole.init)
        )
      },
      dismissal: intent.dismissal.map { _ in Dismissal(.order(.dismissed)) },
      isWarning: intent.isWarning
    )
  }
}

extension ButtonRole {
  fileprivate init(_ role: AlertIntent.Button.Role) {
    switch role {
    case .cancel: self = .cancel
    case .destructive: self = .destructive
    }
  }
}
