import HeadlessUI
import Testing

struct LayerTests {
  private enum Answer { case cancel, delete, help }

  private static let buttons: [AlertIntent<Answer>.Button] = [
    .init("Delete", role: .destructive, action: .delete),
    .init("Keep", role: .cancel, action: .cancel), .init("Help", action: .help),
  ]
  private static let intents: [(intent: AlertIntent<Answer>, name: String, nodes: [String])] = [
    (
      AlertIntent(title: "Title", message: "Message", buttons: buttons, isWarning: true), "Title",
      ["Message", "Delete", "Keep", "Help"]
    ),
    (AlertIntent(title: "Title", buttons: []), "Title", []),
    (AlertIntent(message: "Message", buttons: [buttons[2]]), "Message", ["Help"]),
  ]

  @Test(arguments: intents)
  private func `an alert says all that its intent says, and is named by the title or the message`(
    intent: AlertIntent<Answer>, name: String, nodes: [String]
  ) {
    let answers: [Answer: Int] = [.cancel: 1, .delete: 2, .help: 3]
    let alert = Layer.alert(intent, dismissed: 9) { answers[$0] ?? 0 }
    #expect(alert.role == .alert && [alert.name, alert.identifier] == [name, name])
    #expect(alert.title == intent.title && alert.message == intent.message)
    #expect(alert.isWarning == intent.isWarning)
    #expect(
      alert.buttons
        == intent.buttons.map {
          .button(Button($0.title, action: answers[$0.action], role: $0.role))
        })
    #expect(alert.dismissal == (intent.allowsDismissal ? Dismissal(9) : nil))
    #expect(alert.nodes.map(\.name) == nodes)
    let own = Layer.alert(intent, identifier: "own")
    #expect(own.dismissal == intent.dismissal.map { Dismissal($0) })
    let mapped = Screen(title: "", coveredBy: [own]).map { answers[$0] ?? 0 }.topLayer
    #expect(own.identifier == "own")
    #expect(mapped == Layer.alert(intent, identifier: "own") { answers[$0] ?? 0 })
  }

  @Test(
    arguments: [
      ("lamp", 1, 0), ("heat", 3, 2), ("heat", nil, 1), ("fan", 3, nil), ("none", 3, nil),
      (nil, 3, nil),
    ] as [(String?, Int?, Int?)])
  func `a layer gives the focus to the control that it names, on a stepper to the sign for more`(
    name: String?, increment: Int?, focus: Int?
  ) {
    let stepper = Node.stepper(
      "Heat", value: "20", decrement: 2, increment: increment, identifier: "heat")
    let sheet = Layer.sheet(
      title: "Room", bar: [Button("Lamp", action: 1, identifier: "lamp")],
      content: [stepper, .button(Button("Fan", action: nil, identifier: "fan"))],
      focus: name)
    #expect(sheet.focusedAffordance == focus)
  }
}
