import HeadlessUI
import JuiceModel
import JuiceScreens
import JuiceViewModels

@testable import JuiceLaws

extension Fault {
  /// Faults in single values, buttons, and steppers of a screen.
  static let nodes: [Fault] = [
    values("a fruit shows the count 1 whatever there is") { value in
      if value.identifier == "banana" { value.value = "1" }
    },
    values("a count below 10 has a zero before it") { value in
      if value.value.count == 1 { value.value = "0\(value.value)" }
    },
    values("a count of none is empty") { value in if value.value == "0" { value.value = "" } },
    values("a count of 100 is cut to 10") { value in
      value.value = String(value.value.prefix(2))
    }.during(.restockingUpTo100),
    values("a name has a space behind it") { value in value.name += " " },
    values("a fruit has no symbol") { value in
      if value.identifier == "banana" { value.symbol = nil }
    },
    values("a fruit has no identifier") { $0.identifier = nil }.with { $0.isVisible = false },
    buttons("a juice that can't be made is disabled") { button in
      if button.status?.holds == true { button.action = nil }
    },
    buttons("a juice that can't be made doesn't say so") { $0.status?.holds = false },
    buttons("a juice that can be made says that fruit is short") { button in
      if button.identifier == "banana" { button.status = .shortage(holds: true) }
    },
    buttons("a juice has an idle status while it can be made") { button in
      if button.status == nil { button.status = .shortage(holds: false) }
    }.with { $0.isVisible = false },
    buttons("a juice doesn't say what it takes") { button in
      if button.identifier == "banana" { button.value = nil }
    },
    buttons("a juice says that it takes one of each fruit") { button in
      if button.identifier == "mango-kiwi" { button.value = "망고 1, 키위 1" }
    }.during(.orders),
    buttons("a juice has the picture of one of its fruits") { button in
      button.symbol = button.symbol.map { String($0.prefix(1)) }
    },
    buttons("a shortage isn't a warning") { $0.status?.isWarning = false },
    buttons("a shortage is told in other words") { $0.status?.name += "!" },
    buttons("a juice has the identifier of another") { $0.identifier = "strawberry" }.with {
      $0.isVisible = false
    },
    buttons("the button of a juice orders another") { button in
      if button.identifier == "banana" { button.action = .order(.juiceButtonTapped(.strawberry)) }
    },
    steppers("a count of none can be lowered") { stepper in
      guard stepper.value == "0", let fruit = stepper.identifier else { return }
      stepper.decrement = .stockEdit(.decrementButtonTapped(.init(fruit)))
    },
    steppers("a third fruit of 50 can't be raised") { stepper in
      if stepper.identifier == "pineapple", stepper.value == "50" { stepper.increment = nil }
    }.during(.sheet),
    steppers("a count of 73 is shown as 72") { stepper in
      if stepper.value == "73" { stepper.value = "72" }
    }.during(.oneFruit),
    steppers("a count of 100 can be raised") { stepper in
      guard stepper.value == "100", let fruit = stepper.identifier else { return }
      stepper.increment = .stockEdit(.incrementButtonTapped(.init(fruit)))
    }.during(.restockingUpTo100),
    steppers("a count of 99 can't be raised") { stepper in
      if stepper.value == "99" { stepper.increment = nil }
    }.during(.restockingUpTo100),
    steppers("a stepper lowers and raises the wrong way round") { stepper in
      guard stepper.canDecrement, stepper.canIncrement else { return }
      swap(&stepper.decrement, &stepper.increment)
    },
    steppers("a changed count doesn't say so") { $0.status?.holds = false },
    steppers("a changed count is a warning") { $0.status?.isWarning = true },
    steppers("a stepper has the symbol of another fruit") { $0.symbol = "🍓" },
  ]

  private static func values(
    _ name: String, _ change: @escaping @Sendable (inout Value) -> Void
  ) -> Fault {
    shown(name) { screen, _ in screen.changeValues(change) }
  }

  private static func buttons(
    _ name: String, _ change: @escaping @Sendable (inout Button<KioskAction>) -> Void
  ) -> Fault {
    shown(name) { screen, _ in screen.changeButtons(change) }
  }

  private static func steppers(
    _ name: String, _ change: @escaping @Sendable (inout Stepper<KioskAction>) -> Void
  ) -> Fault {
    shown(name) { screen, _ in screen.changeSteppers(change) }
  }
}

extension Status {
  fileprivate static func shortage(holds: Bool) -> Status {
    Status("바나나 부족", holds: holds, isWarning: true)
  }
}
