import HeadlessUI
import Testing

struct NodeTests {
  private static let nodes: [Node<Int>] = [
    .text("Words"),
    .value(Value("Outside", value: "7", symbol: "*")),
    .button(Button("Lamp", action: 1)),
    .stepper(Stepper("Heat", value: "20", decrement: 2, increment: nil)),
    .group(Group("Room", children: [])),
    .group(Group(children: [.text("Inside")])),
  ]

  @Test func `a node has a role, a name, and a value`() {
    #expect(Self.nodes.map(\.role) == [.text, .value, .button, .stepper, .group, .group])
    #expect(Self.nodes.map(\.name) == ["Words", "Outside", "Lamp", "Heat", "Room", ""])
    #expect(Self.nodes.map(\.value) == [nil, "7", nil, "20", nil, nil])
  }

  @Test func `roles are the words that flows use`() {
    #expect(
      Role.allCases.map(\.rawValue) == [
        "screen", "sheet", "alert", "text", "value", "button", "stepper", "group",
      ])
  }

  @Test func `a control is enabled if it has an action`() {
    #expect(Button("a", action: 1).isEnabled)
    #expect(Button<Int>("a", action: nil).isEnabled == false)
    let stepper = Stepper("a", value: "0", decrement: nil, increment: 1)
    #expect(stepper.canDecrement == false)
    #expect(stepper.canIncrement)
    #expect(stepper.map { -$0 }.canIncrement)
    #expect(stepper.map { -$0 }.canDecrement == false)
  }

  @Test func `an action that is itself optional counts as one`() {
    #expect(Button<Int?>("a", action: .some(nil)).isEnabled)
    #expect(Stepper<Int?>("a", value: "", decrement: .some(nil), increment: nil).canDecrement)
    #expect(
      Stepper<Int?>("a", value: "", decrement: .some(nil), increment: nil).canIncrement == false)
  }
}
