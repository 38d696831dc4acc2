import HeadlessUI

extension Maze {
  /// A shop with a sheet, a question with two answers, and a number of pears that goes from 0 to 1.
  static let shop = Maze([
    .home(pears: 0, decrement: nil, increment: 3),
    Screen<Int>.home(pears: 0, decrement: nil, increment: 3).covered(
      by: .sheet(
        Screen(
          title: "Shop", bar: [Button("Close", action: 0)],
          content: [.text("Welcome"), .text("Come in")]),
        dismissal: 0)),
    Screen<Int>.home(pears: 0, decrement: nil, increment: 3).covered(
      by: .alert(
        Alert(
          title: "Sure?", message: "A pear costs 3",
          buttons: [Button("Yes", action: 3), Button("No", action: 0, role: .cancel)],
          dismissal: 0))),
    .home(pears: 1, decrement: 0, increment: nil),
  ])
}

extension Screen<Int> {
  fileprivate static func home(pears: Int, decrement: Int?, increment: Int?) -> Screen {
    Screen(
      title: "Home",
      bar: [Button("Shop", action: 1)],
      content: [
        .value(Value("Apples", value: "3", symbol: "🍎")),
        .value(Value("Plums", value: "0")),
        .stepper(
          Stepper(
            "Pears", value: "\(pears)", decrement: decrement, increment: increment,
            status: Status("Changed", holds: pears > 0))),
        .group(
          Group(
            "Fruit",
            children: [
              .button(Button("Ask", action: 2, status: Status("Busy", holds: true))),
              .button(Button("Gift", action: nil, identifier: "gift")),
            ])),
      ])
  }

  fileprivate func covered(by modal: Modal<Int>) -> Screen {
    var screen = self
    screen.modal = modal
    return screen
  }

  /// Changes the alert that covers the screen.
  mutating func changeAlert(_ change: (inout Alert<Int>) -> Void) {
    guard case .alert(var alert) = modal else { return }
    change(&alert)
    modal = .alert(alert)
  }

  /// Changes the sheet that covers the screen, and its dismissal.
  mutating func changeSheet(_ change: (inout Screen, inout Int?) -> Void) {
    guard case .sheet(var sheet, var dismissal) = modal else { return }
    change(&sheet, &dismissal)
    modal = .sheet(sheet, dismissal: dismissal)
  }

  /// Changes the stepper of the screen.
  mutating func changeStepper(_ change: (inout Stepper<Int>) -> Void) {
    for index in content.indices {
      guard case .stepper(var stepper) = content[index] else { continue }
      change(&stepper)
      content[index] = .stepper(stepper)
    }
  }

  /// Changes the first button of the group.
  mutating func changeButton(_ change: (inout Button<Int>) -> Void) {
    guard case .group(var group) = content.last, case .button(var button) = group.children[0]
    else { return }
    change(&button)
    group.children[0] = .button(button)
    content[content.count - 1] = .group(group)
  }
}
