import HeadlessUI
import JuiceModel
import JuiceScreens

extension Fault {
  /// Faults in the outline with which another process shows the kiosk.
  static let outline: [Fault] = [
    outline("a status that holds is lost") { $0.replacing(" holds", with: "") },
    outline("a warning is lost") { $0.replacing(" warning", with: "") },
    outline("the symbols are lost") { $0.replacing(/\ symbol "[^"]*"/, with: "") },
    outline("the identifiers are lost") { $0.replacing(/\ id "[^"]*"/, with: "") }.with {
      $0.isVisible = false
    },
    outline("a dismissal is lost") { $0.replacing(/\ dismiss \[\d+\]/, with: "") },
    outline("a button that cancels is an ordinary one") { $0.replacing(" cancel", with: "") },
    outline("a title is lost") { $0.replacing(/screen "[^"]*"/, with: "screen \"\"") },
    outline("the numbers of two buttons are swapped") { text in
      text.replacing("[2]", with: "[0]").replacing("[3]", with: "[2]")
        .replacing("[0]", with: "[3]")
    },
    outline("a stepper at its bound is enabled") { text in
      text.replacing(/(stepper .*) increase/) { match in
        match.1.contains("decrease") ? match.0 : "\(match.1) decrease [2] increase"
      }
    },
    outline("the last button is disabled") { text in
      text.replacing(/\ \[4\](\ status|\n)/) { "\($0.1)" }
    },
    outline("the heading of a group is lost") { $0.replacing(/group "[^"]*"/, with: "group") },
    outline("what is inside a group is outside") { text in
      text.replacing(/group.*\n/, with: "").replacing("\n    value", with: "\n  value")
        .replacing("\n    button \"딸", with: "\n  button \"딸")
        .replacing("\n    button \"바", with: "\n  button \"바")
    },
    outline("an escape is lost") { $0.replacing(#"\""#, with: "'") }.with { $0.menu = quoted },
  ]

  private static func outline(
    _ name: String, _ change: @escaping @Sendable (String) -> String
  ) -> Fault {
    Fault(
      name: name, place: .outline,
      changeScreen: { screen, _ in
        let text = change(screen.outline)
        guard let read = try? Screen<Int>(parsing: Array(text.utf8), file: "outline") else {
          screen = Screen(title: "")
          return
        }
        screen = read.actions(of: screen.layers.map { $0.affordances.map { $0.action } })
      })
  }

  /// A menu with a quoted name.
  private static let quoted = {
    let fruits = [
      Fruit(id: .strawberry, name: [.korean: #"딸기 "설향""#]),
      Fruit(id: .banana, name: [.korean: "바나나"]),
    ]
    return (try? Menu(fruits: fruits, juices: Array(Menu.standard.juices.prefix(2)))) ?? .standard
  }()
}

extension Screen<Int> {
  /// Returns the screen with the actions that the numbers stand for in each layer.
  fileprivate func actions(of layers: [[KioskAction?]]) -> Screen<KioskAction> {
    let actions = layers.first ?? []
    let rest = Array(layers.dropFirst())
    let modal: Modal<KioskAction>? =
      switch modal {
      case .alert(let alert): .alert(alert.map { action($0, in: rest.first ?? []) })
      case .sheet(let sheet, let dismissal):
        .sheet(
          sheet.actions(of: rest),
          dismissal: dismissal?.map { action($0, in: rest.first ?? []) })
      case nil: nil
      }
    return Screen<KioskAction>(
      title: title, bar: bar.map { $0.map { action($0, in: actions) } },
      content: content.map { $0.map { action($0, in: actions) } }, modal: modal,
      hasUnsavedChanges: hasUnsavedChanges, focus: focus)
  }
}

/// Returns the action with a number, or one that does nothing on the order screen and the sheet.
private func action(_ number: Int, in actions: [KioskAction?]) -> KioskAction {
  let action = actions.indices.contains(number - 1) ? actions[number - 1] : nil
  return action ?? .order(.dismissed)
}
