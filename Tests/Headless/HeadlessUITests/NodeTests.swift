import HeadlessUI
import Testing

struct NodeTests {
  @Test func `the words of a node are its name, its value, the status that holds, and its hint`() {
    let statuses = [true, false].map { Status("Changed", holds: $0) }
    let buttons: [Node<Int>] = statuses.map {
      .button(Button("Lamp", value: "40 W", action: 1, status: $0, hint: "lights"))
    }
    let steppers: [Node<Int>] = statuses.map {
      .stepper("Heat", value: "20", decrement: 2, increment: 3, status: $0)
    }
    #expect(
      buttons.map(\.words) == [["Lamp", "40 W", "Changed", "lights"], ["Lamp", "40 W", "lights"]])
    #expect(steppers.map(\.words) == [["Heat", "20", "Changed"], ["Heat", "20"]])
    #expect(Node<Int>.text("Words").words == ["Words"])
    #expect(Node<Int>.group(children: [.text("Inside")]).words == [])
  }

  @Test func `only an enabled button with that role cancels`() {
    let buttons = [AlertRole.cancel, .destructive, nil].flatMap { role in
      [1, nil].map { Node.button(Button("a", action: $0, role: role)) }
    }
    #expect(buttons.map(\.cancels) == [true, false, false, false, false, false])
  }

  @Test func `a control is enabled if it has an action, even one that is itself optional`() {
    let actions: [Int??] = [nil, .some(nil), 1]
    let buttons = actions.map { Node.button(Button("a", action: $0)) }
    let steppers = zip(actions, actions.reversed()).map {
      Node.stepper("a", value: "", decrement: $0, increment: $1)
    }
    #expect(buttons.map(\.isEnabled) == [false, true, true])
    #expect(
      steppers.map { $0.controls.map(\.isEnabled) } == [
        [false, true], [true, true], [true, false],
      ])
  }
}
