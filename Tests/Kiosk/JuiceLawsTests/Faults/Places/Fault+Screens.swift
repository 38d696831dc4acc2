import HeadlessUI
import JuiceModel
import JuiceScreens
import JuiceViewModels

@testable import JuiceLaws

extension Fault {
  /// Faults in what a screen, the stock sheet, or an alert is made of.
  static let screens: [Fault] = [
    shown("the order screen has the title of the stock sheet under it") { screen, faulty in
      if case .some = faulty.state.draft { screen.title = faulty.phrases.stockEditTitle }
    },
    shown("the stock sheet has the title of the order screen") { screen, _ in
      let title = screen.title
      screen.changeSheet { sheet, _ in sheet.title = title }
    },
    shown("the order screen has no button in its bar") { screen, _ in screen.bar = [] },
    shown("the button in the bar is disabled if nothing can be made") { screen, _ in
      var isAnyMade = false
      screen.changeButtons { button in
        if button.status == nil, (button.identifier == nil) == false { isAnyMade = true }
      }
      if isAnyMade == false { screen.bar[0].action = nil }
    },
    shown("the juices come before the fruits") { screen, _ in screen.content.reverse() },
    shown("the fruits have no heading") { screen, _ in
      guard case .group(var group)? = screen.content.first else { return }
      group.name = nil
      screen.content[0] = .group(group)
    },
    shown("the first two juices are in the wrong order") { screen, _ in
      guard case .group(var group)? = screen.content.last else { return }
      group.children.swapAt(0, 1)
      screen.content[1] = .group(group)
    },
    shown("the last juice is missing if it can't be made") { screen, _ in
      guard case .group(var group)? = screen.content.last else { return }
      guard case .button(let button)? = group.children.last, button.status?.holds == true else {
        return
      }
      group.children.removeLast()
      screen.content[1] = .group(group)
    },
    shown("the order screen has a text at its end") { screen, _ in
      screen.content.append(.text(screen.title))
    },
    shown("the question has no buttons") { screen, _ in
      screen.changeAlert { alert in
        guard alert.buttons.count == 2 else { return }
        alert.buttons = []
        alert.dismissal = nil
      }
    },
    shown("the alert of a juice can be dismissed") { screen, _ in
      screen.changeAlert { alert in
        alert.dismissal = alert.dismissal ?? alert.buttons[0].action.map { Dismissal($0) }
      }
    },
    shown("the question can't be dismissed") { screen, _ in
      screen.changeAlert { alert in alert.dismissal = nil }
    },
    shown("the button that cancels looks like the others") { screen, _ in
      screen.changeAlert { alert in
        for index in alert.buttons.indices { alert.buttons[index].role = nil }
      }
    },
    shown("the message of an alert is a title") { screen, _ in
      screen.changeAlert { alert in swap(&alert.title, &alert.message) }
    },
    shown("the stock sheet can't be left") { screen, _ in
      screen.changeSheet { sheet, dismissal in
        sheet.bar = []
        dismissal = nil
      }
    },
    shown("the stock sheet can't be dismissed") { screen, _ in
      screen.changeSheet { _, dismissal in dismissal = nil }
    },
    shown("dismissing the stock sheet closes it") { screen, _ in
      screen.changeSheet { _, dismissal in dismissal?.action = .stockEdit(.closeButtonTapped) }
    },
    shown("cancelling the stock sheet closes it") { screen, _ in
      screen.changeSheet { sheet, _ in sheet.bar[1].action = .stockEdit(.closeButtonTapped) }
    },
    shown("the ninth fruit is missing on the stock sheet") { screen, _ in
      screen.changeSheet { sheet, _ in
        guard case .group(var group)? = sheet.content.first, group.children.count > 8 else {
          return
        }
        group.children.remove(at: 8)
        sheet.content[0] = .group(group)
      }
    }.during(.unusualSheet),
    shown("the stock sheet is shown as an alert while nothing is changed") { screen, faulty in
      guard faulty.state.draft == [:], case .sheet(let sheet, let dismissal)? = screen.modal else {
        return
      }
      screen.modal = .alert(
        Alert(message: sheet.title, buttons: sheet.bar, dismissal: dismissal))
    },
  ]

  static func shown(
    _ name: String,
    _ change: @escaping @Sendable (inout Screen<KioskAction>, FaultyKiosk) -> Void
  ) -> Fault {
    Fault(name: name, place: .screens, changeScreen: change)
  }
}
