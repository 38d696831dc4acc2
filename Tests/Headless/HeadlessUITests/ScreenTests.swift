import HeadlessUI
import SeededScreens
import Testing

struct ScreenTests {
  private static let seeds: [UInt64] = Array(0..<300)

  private func forEachScreen(_ body: (Screen<Int>, UInt64) -> Void) {
    for seed in Self.seeds {
      var screens = GeneratedScreens(seed: seed)
      body(screens.screen(), seed)
    }
  }

  @Test func `mapping each action to itself gives the same screen`() {
    forEachScreen { screen, seed in
      let same = screen.map { $0 }
      #expect(same == screen, "seed \(seed)")
      #expect(same.hashValue == screen.hashValue, "seed \(seed)")
    }
  }

  @Test func `mapping twice equals mapping once by both`() {
    forEachScreen { screen, seed in
      let twice = screen.map { "a\($0)" }.map { $0.count }
      #expect(twice == screen.map { "a\($0)".count }, "seed \(seed)")
    }
  }

  @Test func `mapping and back gives the same screen`() {
    forEachScreen { screen, seed in
      #expect(screen.map { $0 + 1 }.map { $0 - 1 } == screen, "seed \(seed)")
    }
  }

  @Test func `mapping keeps what can be done, in order`() {
    forEachScreen { screen, seed in
      let mapped = screen.map { [$0] }
      #expect(mapped.actions == screen.actions.map { [$0] }, "seed \(seed)")
      #expect(mapped.affordances.map(\.name) == screen.affordances.map(\.name), "seed \(seed)")
      #expect(mapped.layers.map(\.role) == screen.layers.map(\.role), "seed \(seed)")
    }
  }

  @Test func `actions are those of the topmost layer alone`() {
    var stacked = 0
    forEachScreen { screen, seed in
      let top = screen.layers.last
      let dismissal = top?.dismissal.map { [$0] } ?? []
      let inside = top?.nodes.flatMap { $0.actions } ?? []
      #expect(screen.actions == inside + dismissal, "seed \(seed)")
      stacked += screen.layers.count > 2 ? 1 : 0
    }
    #expect(stacked > 20)
  }

  @Test func `screens that differ anywhere are different`() {
    let screen = Thermostat(place: .question).screen
    var changed = screen
    changed.content = [.text("Cooling")]
    #expect((changed == screen) == false)
    changed = screen
    changed.modal = nil
    #expect((changed == screen) == false)
    #expect((screen.map { $0 == .keep ? .reset : $0 } == screen) == false)
    #expect(Set([screen, screen.map { $0 }, changed]).count == 2)
  }

  @Test func `alerts that differ in one part are different`() {
    let alert = Alert(
      title: "a", message: "b", buttons: [Button("c", action: 1), Button("d", action: 2)],
      dismissal: 2)
    let changes: [(inout Alert<Int>) -> Void] = [
      { $0.title = "z" }, { $0.title = nil }, { $0.message = "z" }, { $0.message = nil },
      { $0.buttons[1].name = "z" }, { $0.buttons[1].action = 3 }, { $0.buttons[1].action = nil },
      { $0.buttons[1].role = .cancel }, { $0.buttons.removeLast() }, { $0.buttons.swapAt(0, 1) },
      { $0.dismissal = nil },
    ]
    for (number, change) in changes.enumerated() {
      var other = alert
      change(&other)
      #expect((other == alert) == false, "change \(number)")
    }
  }
}

extension Node {
  fileprivate var actions: [Action] {
    switch self {
    case .text, .value: []
    case .button(let button): [button.action].compactMap { $0 }
    case .stepper(let stepper): [stepper.decrement, stepper.increment].compactMap { $0 }
    case .group(let group): group.children.flatMap { $0.actions }
    }
  }
}
