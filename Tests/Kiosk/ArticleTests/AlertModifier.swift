import AlertIntents
import SwiftUI

extension View {
  /// Presents an alert, and reports taps and dismissals together with the alert that they belong to.
  func alert<Action>(
    _ alert: @escaping @autoclosure () -> PresentedAlert<Action>?,
    buttonTapped: @escaping (Action, PresentedAlert<Action>) -> Void,
    dismissed: @escaping (PresentedAlert<Action>) -> Void
  ) -> some View {
    modifier(AlertModifier(current: alert, buttonTapped: buttonTapped, dismissed: dismissed))
  }
}

struct AlertModifier<Action: Hashable & Sendable>: ViewModifier {
  let current: () -> PresentedAlert<Action>?
  let buttonTapped: (Action, PresentedAlert<Action>) -> Void
  let dismissed: (PresentedAlert<Action>) -> Void
  @State private var last: PresentedAlert<Action>?

  func body(content: Content) -> some View {
    let alert = current() ?? last
    content
      .onChange(of: current(), initial: true) { _, current in
        if let current { last = current }
      }
      .alert(
        alert?.intent.title ?? alert?.intent.message ?? "",
        isPresented: Binding(
          get: { alert.map { $0 == current() } ?? false },
          set: { isPresented in
            if isPresented == false, let alert { dismissed(alert) }
          }
        ),
        presenting: alert
      ) { alert in
        ForEach(alert.intent.buttons, id: \.self) { button in
          Button(button.title, role: button.role.map { $0 == .cancel ? .cancel : .destructive }) {
            buttonTapped(button.action, alert)
          }
        }
      } message: { alert in
        if case .some = alert.intent.title, let message = alert.intent.message {
          Text(message)
        }
      }
  }
}
