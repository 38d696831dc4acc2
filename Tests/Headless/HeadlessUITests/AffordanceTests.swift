import HeadlessUI
import Testing

struct AffordanceTests {
  private struct Line: Equatable {
    let role: Role
    let name: String
    let gesture: Gesture
    let action: Int?

    init(_ role: Role, _ name: String, _ gesture: Gesture, _ action: Int?) {
      self.role = role
      self.name = name
      self.gesture = gesture
      self.action = action
    }
  }

  private func lines(_ screen: Screen<Int>) -> [Line] {
    screen.affordances.map { Line($0.role, $0.name, $0.gesture, $0.action) }
  }

  private let screen = Screen(
    title: "Shop",
    bar: [Button("Back", action: 1), Button("Edit", action: nil)],
    content: [
      .text("Words"),
      .group(
        Group(
          "Room",
          children: [
            .stepper(Stepper("Heat", value: "20", decrement: nil, increment: 3)),
            .group(Group(children: [.button(Button("Lamp", action: 4))])),
            .value(Value("Outside", value: "7")),
          ]
        )
      ),
      .button(Button("Leave", action: 5)),
    ]
  )

  @Test func `affordances come in reading order, disabled ones without an action`() {
    #expect(
      lines(screen) == [
        Line(.button, "Back", .tap, 1),
        Line(.button, "Edit", .tap, nil),
        Line(.stepper, "Heat", .decrement, nil),
        Line(.stepper, "Heat", .increment, 3),
        Line(.button, "Lamp", .tap, 4),
        Line(.button, "Leave", .tap, 5),
      ])
  }

  @Test func `an affordance has the identifier of its control`() {
    let screen = Screen(
      title: "Shop",
      bar: [Button("Edit", action: 1, identifier: "bar")],
      content: [
        .button(Button("Buy", action: nil, identifier: "button")),
        .stepper(Stepper("Heat", value: "20", decrement: 2, increment: 3, identifier: "stepper")),
        .button(Button("Leave", action: 4)),
      ]
    )
    #expect(screen.affordances.map(\.identifier) == ["bar", "button", "stepper", "stepper", nil])
    let alert = Alert(message: "Sure?", buttons: [Button("Yes", action: 1, identifier: "yes")])
    let asked = Screen(title: "Shop", modal: .alert(alert))
    #expect(asked.affordances.map(\.identifier) == ["yes"])
  }

  @Test func `actions are those of enabled affordances, and a disabled one keeps its number`() {
    #expect(screen.actions == [1, 3, 4, 5])
    #expect(screen.numbered.actions == [1, 4, 5, 6])
  }

  @Test func `an alert covers the screen, and its dismissal comes last`() {
    var asked = screen
    asked.modal = .alert(
      Alert(
        message: "Sure?",
        buttons: [Button("Yes", action: 6), Button("No", action: 7), Button("Hm", action: nil)],
        dismissal: 7
      )
    )
    #expect(
      lines(asked) == [
        Line(.button, "Yes", .tap, 6),
        Line(.button, "No", .tap, 7),
        Line(.button, "Hm", .tap, nil),
        Line(.alert, "Sure?", .dismiss, 7),
      ])
    #expect(asked.actions == [6, 7, 7])
  }

  @Test func `a modal that refuses a dismissal offers none`() {
    var other = screen
    other.modal = .alert(Alert(message: "So.", buttons: [Button("OK", action: 6)]))
    #expect(lines(other) == [Line(.button, "OK", .tap, 6)])
    other.modal = .sheet(Screen(title: "Sheet"), dismissal: nil)
    #expect(lines(other) == [])
  }

  @Test func `a sheet covers the screen, and an alert over the sheet covers both`() {
    var sheet = Screen(title: "Sheet", content: [.button(Button("In", action: 8))])
    var stacked = screen
    stacked.modal = .sheet(sheet, dismissal: 9)
    #expect(
      lines(stacked) == [Line(.button, "In", .tap, 8), Line(.sheet, "Sheet", .dismiss, 9)])
    sheet.modal = .alert(Alert(message: "Top", buttons: [Button("OK", action: 10)]))
    stacked.modal = .sheet(sheet, dismissal: 9)
    #expect(lines(stacked) == [Line(.button, "OK", .tap, 10)])
  }
}
