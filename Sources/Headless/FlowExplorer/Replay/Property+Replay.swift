public import FlowDriver
public import HeadlessUI

extension Property {
  /// Returns the property that everything that an app shows and does depends on its state alone.
  ///
  /// The explorer goes back to a state before each step, so it can't see what an app keeps beside its
  /// state, such as a counter or a copy that's never renewed. This property walks through the states
  /// that were found with apps that are made for the walk and never restored. After each step the app
  /// must be in the state that the explorer found there, and show what an app that restored this
  /// state shows.
  ///
  /// The walks are the same from run to run: first all short ones, as long as they take at most half
  /// of the steps, and then longer ones over the transitions that were walked least. The shortest
  /// way to show a difference is looked for.
  ///
  /// - Parameter steps: The number of steps in all walks together, up to 1,000,000,000.
  @inlinable
  public static func dependsOnStateAlone(steps: Int = 10_000) -> Property {
    Property(
      name: "nothing depends on what is not in the state",
      law: .replay(steps: min(steps, 1_000_000_000)) { app, restored, affordances, states, first in
        var app = app
        return app.difference(
          from: &restored, doing: affordances, expecting: states, from: first)
      })
  }
}

/// A difference between an app that does the steps of a walk and the states that a graph names.
@usableFromInline
struct ReplayDifference: Sendable {
  /// The number of steps before the difference.
  @usableFromInline let steps: Int
  /// What the screen of the state meets and that of the app doesn't, or `nil` if both show the same.
  @usableFromInline let expectation: Command.Expectation?

  @inlinable
  init(steps: Int, expectation: Command.Expectation?) {
    self.steps = steps
    self.expectation = expectation
  }
}

extension RestorableApp {
  /// Does the steps of a walk, and returns the first difference that a screen shows, or else the
  /// first one that none shows.
  ///
  /// - Parameters:
  ///   - restored: Another app like this one, which restores the states.
  ///   - affordances: The indices of the affordances of the steps.
  ///   - states: The state before the first step, and the one after each step.
  ///   - first: The number of steps after which to look for differences.
  @inlinable
  mutating func difference(
    from restored: inout Self,
    doing affordances: [Int],
    expecting states: [State],
    from first: Int
  ) -> ReplayDifference? {
    var hidden: ReplayDifference?
    for steps in states.indices {
      let screen = screen
      if steps >= first {
        let isRestored = restored.restore(states[steps])
        let expected = restored.screen
        if isRestored == false || (state == states[steps] && screen == expected) == false {
          let expectation = isRestored ? expected.expectation(unlike: screen) : nil
          let found = ReplayDifference(steps: steps, expectation: expectation)
          guard case nil = expectation else { return found }
          hidden = hidden ?? found
        }
      }
      guard steps < affordances.count else { break }
      var action: Action?
      var index = 0
      screen.topLayer.forEachAffordance { affordance in
        if index == affordances[steps] { action = affordance.action }
        index += 1
      }
      guard let action else { return hidden ?? ReplayDifference(steps: steps, expectation: nil) }
      perform(action)
    }
    return hidden
  }
}
