public import HeadlessUI
public import JuiceViewModels

extension Alert where Action == KioskAction {
  /// Creates the alert that an intent describes.
  public init(_ intent: KioskAlert) {
    self.init(
      title: intent.title,
      message: intent.message,
      buttons: intent.buttons.map { button in
        Button(
          button.title,
          action: .order(.alertButtonTapped(button.action)),
          role: button.role.map { $0 == .cancel ? .cancel : .destructive }
        )
      },
      dismissal: intent.allowsDismissal ? Dismissal(.order(.dismissed)) : nil,
      isWarning: intent.isWarning
    )
  }
}
