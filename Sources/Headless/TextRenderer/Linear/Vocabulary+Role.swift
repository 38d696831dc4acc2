import HeadlessUI

extension Vocabulary {
  func word(for role: Role) -> String {
    switch role {
    case .screen: screen
    case .sheet: sheet
    case .alert: alert
    case .text: text
    case .value: value
    case .button: button
    case .stepper: stepper
    case .group: group
    }
  }

  func word(for role: ButtonRole) -> String {
    switch role {
    case .cancel: cancel
    case .destructive: destructive
    }
  }
}
