import FlowDriver
import FlowExplorer
import HeadlessUI
import JuiceScreens
import Observation

@testable import JuiceExploration

/// What a view that observes a kiosk reads in the middle of its events.
struct Watch {
  typealias View = Screen<KioskAction>

  let world: KioskWorld
  private var view: View { world.kiosk.screen }

  /// Returns the fewest steps after which the view reads a screen that belongs to no state, or isn't
  /// notified of a change, or `nil` if neither happens in the states of an exploration.
  func stepsToStray(in exploration: Exploration<KioskScope.App>) throws -> Int? {
    for (number, state) in exploration.states.enumerated() {
      try world.restore(state.app)
      for choice in world.screen.choices.indices where try isStray(choice, from: state.app) {
        return exploration.flow(to: number).steps.count + 1
      }
    }
    return nil
  }

  /// A screen may belong to the state before, to the one after, or to one to which an event leads from
  /// either of them.
  private func isStray(_ choice: Int, from state: KioskWorld.State) throws -> Bool {
    try world.restore(state)
    let reader = Reader(world.kiosk)
    perform(choice)
    reader.kiosk = nil
    let (after, ends) = (world.state, [reader.screens[0], view])
    if reader.screens.count == 1 { return (ends[0] == ends[1]) == false }
    return try reader.screens.contains { screen in
      try ends.contains(screen) == false && leads(to: screen, from: [after, state]) == false
    }
  }

  private func leads(to screen: View, from states: [KioskWorld.State]) throws -> Bool {
    for state in states {
      try world.restore(state)
      for choice in world.screen.choices.indices {
        try world.restore(state)
        perform(choice)
        if view == screen { return true }
      }
    }
    return false
  }

  private func perform(_ choice: Int) {
    if let input = world.screen.choices[choice].input { world.take(input) }
  }
}

/// The screens that are read at first, and at each notification, until there is no kiosk.
private final class Reader: @unchecked Sendable {
  var kiosk: (any ExplorableKiosk)?
  private(set) var screens: [Watch.View] = []

  init(_ kiosk: any ExplorableKiosk) {
    self.kiosk = kiosk
    read()
  }

  private func read() {
    guard let kiosk else { return }
    screens.append(
      withObservationTracking {
        kiosk.screen
      } onChange: {
        self.read()
      })
  }
}
