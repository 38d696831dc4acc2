import HeadlessUI

/// The screens of a parcel locker, which have every kind of node.
enum LockerScreen: String, CaseIterable, Sendable {
  case open
  case question
  case details
  case warning

  var screen: Screen<String> {
    switch self {
    case .open: LockerScreen.base
    case .question: LockerScreen.base.covered(by: .alert(LockerScreen.questionAlert))
    case .details:
      LockerScreen.base.covered(
        by: .sheet(LockerScreen.detailsScreen, dismissal: Dismissal("back")))
    case .warning:
      LockerScreen.base.covered(
        by: .sheet(
          LockerScreen.detailsScreen.covered(by: .alert(LockerScreen.warningAlert)),
          dismissal: Dismissal("back")))
    }
  }

  private static let base = Screen(
    title: "Parcel lockers at Gleis 3",
    bar: [Button("Help", action: "help"), Button("한국어", action: "korean")],
    content: [
      .text("Choose a locker. It opens at once, and locks when you push the door (firmly) shut."),
      .value(Value("Now", value: "23:59", symbol: "⏰")),
      .group(Group("Small", children: (1...6).map { locker($0, isTaken: $0 % 3 == 0) })),
      .group(
        Group(
          "Large",
          children: [
            locker(7, isTaken: true),
            .button(Button("Ramp 8, step-free", action: "8", role: .destructive)),
            .group(Group(children: [.text("For wheelchairs and prams.")])),
          ])),
      .stepper(
        Stepper("Hours", value: "1", symbol: "⏳", decrement: nil, increment: "more")),
      .stepper(Stepper("Keys", value: "12", decrement: "fewer", increment: "copy")),
    ]
  )

  private static let questionAlert = Alert(
    title: "Open locker 4?",
    message: "It is yours for one hour.\nThe door swings towards you.",
    buttons: [
      Button("Open", action: "open"),
      Button("Pay first", action: nil),
      Button("Not now", action: "close", role: .cancel),
    ],
    dismissal: Dismissal("close")
  )

  private static let detailsScreen = Screen(
    title: "Locker 4",
    bar: [Button("Done", action: "done")],
    content: [
      .value(Value("Width", value: "40 cm")),
      .value(Value("Height", value: "60 cm")),
      .value(Value("Depth", value: "1,200 mm")),
      .button(Button("Empty it", action: "empty", role: .destructive)),
    ]
  )

  private static let warningAlert = Alert(
    message: "All that is in it will be gone.",
    buttons: [
      Button("Empty", action: "yes", role: .destructive),
      Button("Keep", action: "no", role: .cancel),
    ],
    dismissal: Dismissal("no")
  )

  private static func locker(_ number: Int, isTaken: Bool) -> Node<String> {
    .button(
      Button(
        "Locker \(number)",
        action: isTaken ? nil : "\(number)",
        status: Status("taken", holds: isTaken, isWarning: isTaken)
      )
    )
  }
}

extension Screen {
  fileprivate func covered(by modal: Modal<Action>) -> Screen {
    var screen = self
    screen.modal = modal
    return screen
  }
}
