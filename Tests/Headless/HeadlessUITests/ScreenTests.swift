import HeadlessUI
import SeededScreens
import TestSizes
import Testing

struct ScreenTests {
  private static let seeds = TestSizes.size(quick: UInt64(0)..<10, exhaustive: 0..<300)

  @Test(arguments: seeds)
  func `mapping transforms each action, in order, and nothing else`(seed: UInt64) {
    var screens = GeneratedScreens(seed: seed)
    let screen = screens.screen()
    let twice = screen.map { "a\($0)" }.map { $0.count }
    #expect(screen.map { $0 } == screen && screen.map { $0 }.hashValue == screen.hashValue)
    #expect(twice == screen.map { "a\($0)".count })
    #expect(screen.map { -$0 }.map { -$0 } == screen)
    var mapped: [Int] = []
    _ = screen.map { action in
      mapped.append(action)
      return true
    }
    #expect(mapped == screen.layers.flatMap { $0.affordances.compactMap(\.action) })
  }

  @Test(arguments: seeds)
  func `a person can do what the topmost layer offers`(seed: UInt64) {
    var screens = GeneratedScreens(seed: seed)
    let screen = screens.screen()
    let top = screen.topLayer
    let dismissal = top.dismissal.map { [$0] } ?? []
    #expect(top == screen.layers.last)
    #expect(screen.actions == top.nodes.flatMap { $0.actions } + dismissal)
  }

  @Test(arguments: seeds)
  func `an affordance is numbered by its index in its layer`(seed: UInt64) {
    var screens = GeneratedScreens(seed: seed)
    let screen = screens.screen()
    let numbers = screen.layers.map { layer in
      layer.affordances.enumerated().map { $0.element.isEnabled ? $0.offset + 1 : nil }
    }
    #expect(screen.numbered.layers.map { $0.affordances.map(\.action) } == numbers)
    #expect(screen.numbered.map { _ in 0 } == screen.map { _ in 0 })
  }

  @Test func `screens that differ anywhere are different`() {
    let screen = Thermostat(place: .question).screen
    let alert = Alert(
      title: "a", message: "b", buttons: [Button("c", action: 1), Button("d", action: 2)],
      dismissal: 2)
    let changes: [(inout Alert<Int>) -> Void] = [
      { $0.title = "z" }, { $0.title = nil }, { $0.message = "z" }, { $0.message = nil },
      { $0.buttons[1].name = "z" }, { $0.buttons[1].action = 3 }, { $0.buttons[1].action = nil },
      { $0.buttons[1].role = .cancel }, { $0.buttons.removeLast() }, { $0.buttons.swapAt(0, 1) },
      { $0.dismissal = nil },
    ]
    let alerts = changes.map { change in
      var other = alert
      change(&other)
      return other
    }
    #expect(Set(alerts + [alert]).count == changes.count + 1)
    var (changed, bare) = (screen, screen)
    changed.content = [.text("Cooling")]
    bare.modal = nil
    let reset = screen.map { $0 == .keep ? .reset : $0 }
    #expect(Set([screen, screen.map { $0 }, changed, bare, reset]).count == 4)
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
