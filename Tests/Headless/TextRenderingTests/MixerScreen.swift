import HeadlessUI

/// Screens of a mixing desk, whose names and values are longer than a small viewport is wide.
enum MixerScreen: String, CaseIterable, Sendable {
  case desk
  case question

  var screen: Screen<String> {
    var screen = MixerScreen.base
    if self == .question { screen.modal = .alert(MixerScreen.alert) }
    return screen
  }

  private static let base = Screen(
    title: "The mixing desk in the small studio",
    bar: [
      Button("Help", action: "help"),
      Button("Send the recording to the engineers", action: "send"),
    ],
    content: [
      .group(
        Group(
          "Channels that the musicians hear in their headphones",
          children: [
            stepper("Voice", "7"),
            stepper("Violin", "12"),
            stepper("Volume of everything else", "3"),
            stepper("Delay", "as late as possible"),
            stepper("A name that says what the channel is for and who sits there", "10"),
          ])),
      .value(Value("Room", value: "2", symbol: "🎚")),
      .value(Value("Piano", value: "tuned, but not yet for tonight", symbol: "🎹")),
      .value(Value("Engineer in the control room", value: "Ada", symbol: "🎧")),
      .button(
        Button(
          "Delete it", action: "delete",
          status: Status("cannot be undone once it is done", holds: true),
          role: .destructive)),
      .button(Button("딸기바나나망고키위파인애플쥬스를 모두 섞은 아주 긴 이름", action: "mix")),
      .button(
        Button("Locked", action: nil, status: Status("someone else is recording", holds: true))),
    ]
  )

  private static let alert = Alert(
    title: "Delete the recording?",
    buttons: [
      Button("Delete the recording and all of its copies", action: "yes", role: .destructive),
      Button("Keep", action: "no", role: .cancel),
    ],
    dismissal: Dismissal("no")
  )

  private static func stepper(_ name: String, _ value: String) -> Node<String> {
    .stepper(Stepper(name, value: value, decrement: "less \(name)", increment: "more \(name)"))
  }
}
