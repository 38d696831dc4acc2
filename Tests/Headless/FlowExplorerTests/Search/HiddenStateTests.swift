import FlowExplorer
import Foundation
import HeadlessUI
import Observation
import Synchronization
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

/// A link of a chain, which may be long.
private final class Link {
  let number: Int
  private var next: Link?

  init(_ number: Int, _ next: Link? = nil) { (self.number, self.next) = (number, next) }

  deinit {
    var rest = next.take()
    while isKnownUniquelyReferenced(&rest) { rest = rest?.next.take() }
  }

  static func chain(_ count: Int, from first: Int = 0) -> Link? {
    (1..<count).reduce(Link(first)) { Link($1, $0) }
  }
}

private indirect enum List {
  case end(Int)
  case link(List)

  static func long(_ number: Int) -> List {
    (0..<10_000).reduce(.end(number)) { list, _ in .link(list) }
  }
}

/// A person of a crowd in which nobody has a name; mirrors of people are counted.
private final class Person: Hashable, CustomReflectable {
  static let mirrors = Mutex(0)

  var friends: Set<Person> = []
  var secret: Any = 0

  var customMirror: Mirror {
    Person.mirrors.withLock { $0 += 1 }
    return Mirror(self, children: ["friends": friends, "secret": secret], displayStyle: .class)
  }

  static func == (one: Person, other: Person) -> Bool { one === other }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

  static func crowd(_ secrets: Any...) -> Keeper {
    let people = Set(
      secrets.map { secret in
        let person = Person()
        person.secret = Keeper(Keeper(secret))
        return person
      })
    for person in people { person.friends = people }
    return Keeper(people)
  }
}

private struct UnsafeMode { let level: Int }

private enum Quiet: CustomStringConvertible {
  case one, other
  var description: String { "quiet" }
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

@Suite(.serialized) struct HiddenStateTests {
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
    [{ Link.chain(10_000) }, { Link.chain(10_000) }],
    [{ Keeper(List.long(1)) }, { Keeper(List.long(1)) }],
    [{ Person.crowd(1, 2, 3, 4) }, { Person.crowd(4, 3, 2, 1) }],
    [{ Keeper(ObjectIdentifier(Keeper(1))) }, { Keeper(ObjectIdentifier(Keeper(2))) }],
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
    [{ Link.chain(10_000) }, { Link.chain(10_000, from: 1) }],
    [{ Keeper(List.long(1)) }, { Keeper(List.long(2)) }],
    [{ Person.crowd(1, 2, 3, 4) }, { Person.crowd(1, 2, 3, 3) }],
    [{ Keeper(UnsafeMode(level: 1)) }, { Keeper(UnsafeMode(level: 2)) }],
    [{ Keeper(Quiet.one) }, { Keeper(Quiet.other) }],
    [{ Keeper(Data(count: 300)) }, { Keeper(Data([1]) + Data(count: 299)) }],
    [
      { Keeper(Date(timeIntervalSince1970: 1)) }, { Keeper(Date(timeIntervalSince1970: 1.5)) },
    ],
    [{ Keeper([[1, 2], [3]] as [[Any]]) }, { Keeper([[1], [2, 3]] as [[Any]]) }],
    [{ Keeper([[1] as [Any], 2] as [Any]) }, { Keeper([[1, 2] as [Any]] as [Any]) }],
  ]

  @Test(arguments: alike.map { ($0, true) } + different.map { ($0, false) })
  private func `objects are alike if they store the same`(objects: Pair, areAlike: Bool) {
    let states = objects.map { object in
      ReplayedApp(hiddenStateOf: { [$0.object] }) { Box(object: object()) }.state
    }
    #expect((states[0] == states[1]) == areAlike)
  }

  @Test func `each object is looked at once, whoever knows it`() {
    let crowd = Person.crowd(1, 2, 3, 4, 5, 6)
    nonisolated(unsafe) let object = crowd
    let app = ReplayedApp(hiddenStateOf: { [$0.object] }, makeApp: { Box(object: object) })
    Person.mirrors.withLock { $0 = 0 }
    _ = app.state
    #expect(Person.mirrors.withLock { $0 } == 6)
  }

  @Test(arguments: [("value", true), ("Observed.count", true), ("Keeper.count", false)])
  func `a property is left out by its name or its path`(name: String, isMeant: Bool) {
    let states = [1, 2].map { number in
      let makeApp = { @Sendable in
        Box(object: name == "value" ? Keeper(number) : Observed(number))
      }
      return ReplayedApp(hiddenStateOf: { [$0.object] }, except: [name], makeApp: makeApp).state
    }
    #expect((states[0] == states[1]) == isMeant)
  }
}
