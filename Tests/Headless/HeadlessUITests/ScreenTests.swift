import TestSupport
import Testing

@testable import HeadlessUI

struct ScreenTests {
  private static let seeds = TestSizes.size(quick: UInt64(0)..<10, exhaustive: 0..<100)

  @Test(arguments: seeds)
  func `mapping transforms each action, in order, and nothing else`(seed: UInt64) {
    let screen = Screen(seed: seed)
    let twice = screen.map { "a\($0)" }.map { $0.count }
    #expect(screen.map { $0 } == screen && screen.map { $0 }.hashValue == screen.hashValue)
    #expect(twice == screen.map { "a\($0)".count })
    #expect(screen.map { -$0 }.map { -$0 } == screen)
    var mapped: [Int] = []
    _ = screen.map { action in
      mapped.append(action)
      return true
    }
    let actions = screen.layers.flatMap { $0.affordances.compactMap(\.action) }
    #expect(mapped == actions + screen.events.compactMap(\.action))
  }

  @Test(arguments: seeds)
  func `a person can do what the topmost layer offers, in reading order, and dismiss it`(
    seed: UInt64
  ) {
    let screen = Screen(seed: seed)
    let top = screen.topLayer
    let dismissal = top.dismissal.map {
      Affordance(role: top.role, name: top.name, gesture: .dismiss, action: $0.action)
    }
    func offers(_ texts: Bool) -> [Affordance<Int>] {
      top.nodes.flatMap { $0.offers(in: [], texts) } + [dismissal].compactMap { $0 }
    }
    let events = screen.events.map(\.affordance)
    #expect(top == screen.layers.last)
    #expect(screen.affordances == offers(false))
    #expect(screen.choices == offers(true) + events)
    #expect(screen.actions == screen.choices.compactMap(\.action))
  }

  @Test(arguments: seeds)
  func `an affordance is numbered by its index in its layer`(seed: UInt64) {
    let screen = Screen(seed: seed)
    let numbers = screen.layers.map { layer in
      layer.affordances.enumerated().map { $0.element.isEnabled ? $0.offset + 1 : nil }
    }
    #expect(screen.numbered.layers.map { $0.affordances.map(\.action) } == numbers)
    #expect(screen.numbered.map { _ in 0 } == screen.map { _ in 0 })
  }
}

extension Node<Int> {
  /// What the node offers, which the walk over the tree must find in the same order.
  fileprivate func offers(in groups: [String], _ texts: Bool) -> [Affordance<Int>] {
    func offer(_ gesture: Gesture, _ text: String? = nil) -> Affordance<Int> {
      Affordance(
        role: role, name: name, identifier: identifier, groups: groups, gesture: gesture,
        text: text, action: action(gesture))
    }
    let offered = (fieldTraits?.offered ?? []).filter { texts && ($0 == value) == false }
    return switch role {
    case .button: [offer(.tap)]
    case .stepper: [offer(.decrement), offer(.increment)]
    case .field:
      [offer(.enter)] + offered.map { offer(.enter, $0) }
        + [.submit, .focus, .leave].filter { action($0).map { _ in true } == true }.map {
          offer($0)
        }
    default:
      children.flatMap { $0.offers(in: groups + [name].filter { $0.isEmpty == false }, texts) }
    }
  }
}
