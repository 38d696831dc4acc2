import FlowExplorer
import HeadlessUI
import Observation
import Testing

/// An object that keeps something that no screen shows.
private class Keeper {
  var value: Any
  let work: () -> Void = {}
  let pointer = UnsafeMutablePointer<Int>.allocate(capacity: 1)
  weak var me: Keeper?

  init(_ value: Any) {
    self.value = value
    me = self
  }

  deinit { pointer.deallocate() }
}

private final class Subkeeper: Keeper {
  let other = Keeper(0)
}

@Observable private final class Observed {
  var count: Int

  init(_ count: Int) { self.count = count }
}

private struct Box: HeadlessApp {
  let object: AnyObject?
  var screen: Screen<Int> { Screen(title: "Box") }
  func perform(_ action: Int) {}
}

private enum Place: Hashable {
  case left(Int)
  case right(Int)
}

struct HiddenStateTests {
  private typealias Pair = [@Sendable () -> AnyObject?]

  private static let alike: [Pair] = [
    [{ Keeper(1) }, { Keeper(1) }],
    [{ Subkeeper(1) }, { Subkeeper(1) }],
    [{ Keeper(Set(0..<100)) }, { Keeper(Set((0..<100).reversed())) }],
    [
      { Keeper(["one": 1, "two": 2, "three": 3]) },
      { Keeper(["three": 3, "two": 2, "one": 1].filter { _ in true }) },
    ],
    [{ nil }, { nil }],
    [
      { Observed(1) },
      {
        let observed = Observed(1)
        withObservationTracking {
          _ = observed.count
        } onChange: {
        }
        return observed
      },
    ],
  ]

  private static let different: [Pair] = [
    [{ Keeper(1) }, { Keeper(2) }],
    [{ Keeper(1) }, { Keeper("1") }],
    [{ Keeper(1) }, { nil }],
    [{ Keeper(Place.left(1)) }, { Keeper(Place.right(1)) }],
    [{ Keeper(Optional(Optional<Int>.none) as Any) }, { Keeper(Optional<Int??>.none as Any) }],
    [{ Subkeeper(1) }, { Subkeeper(2) }],
    [{ Keeper(Keeper(1)) }, { Keeper(Keeper(2)) }],
    [{ Keeper([1, 2]) }, { Keeper([2, 1]) }],
    [{ Keeper(["a": 1]) }, { Keeper(["a": 2]) }],
    [
      { Keeper([Keeper(1), Keeper(1)]) },
      {
        let shared = Keeper(1)
        return Keeper([shared, shared])
      },
    ],
    [{ Observed(1) }, { Observed(2) }],
  ]

  @Test(arguments: alike.map { ($0, true) } + different.map { ($0, false) })
  private func `objects are alike if they store the same`(objects: Pair, areAlike: Bool) {
    let states = objects.map { object in
      ReplayedApp(hiddenStateOf: { [$0.object] }) { Box(object: object()) }.state
    }
    #expect((states[0] == states[1]) == areAlike)
  }
}
