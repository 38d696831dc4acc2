import FlowExplorer
import Foundation
import HeadlessUI
import Observation
import Synchronization
import TestSupport
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

private final class Subkeeper: Keeper {
  let other = Keeper(0)
}

@Observable private final class Observed {
  var count: Int

  init(_ count: Int) { self.count = count }

  static func observed(_ count: Int) -> Observed {
    let observed = Observed(count)
    withObservationTracking {
      _ = observed.count
    } onChange: {
    }
    return observed
  }
}

/// The length of long chains.
private let depth = TestSizes.size(quick: 2_000, exhaustive: 10_000)

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
    (0..<depth).reduce(.end(number)) { list, _ in .link(list) }
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

extension URLRequest {
  fileprivate init(url: URL, body: Data) {
    self.init(url: url)
    httpBody = body
  }
}

private struct Row {
  var name = ""
  var price = ""
}

/// Two objects, of which one is chosen by its identifier.
private func choice(of index: Int) -> Keeper {
  let objects = [Keeper(0), Keeper(1)]
  return Keeper((objects, ObjectIdentifier(objects[index])))
}

private enum Place: Hashable {
  case left(Int)
  case right(Int)
}

@Suite(.serialized) struct HiddenStateTests {
  private typealias Object = @Sendable () -> AnyObject?

  private static let url = URL(filePath: "/")
  private static let dates = (0..<30).map { Date(timeIntervalSince1970: Double($0) / 100) }
  private static let data = (0..<30).map { Data([$0]) }

  /// Objects each of which stores something else.
  private static let different: [Object] = [
    { nil }, { Keeper(1) }, { Keeper(2) }, { Keeper("1") }, { Subkeeper(1) }, { Subkeeper(2) },
    { Keeper(Keeper(1)) }, { Keeper(Keeper(2)) }, { choice(of: 0) }, { choice(of: 1) },
    { Keeper([Keeper(1), Keeper(1)]) }, { Keeper([Keeper](repeating: Keeper(1), count: 2)) },
    { Observed(1) }, { Observed(2) }, { Lock() }, { Tally() },
    { Keeper(Place.left(1)) }, { Keeper(Place.right(1)) },
    { Keeper(UnsafeMode(level: 1)) }, { Keeper(UnsafeMode(level: 2)) },
    { Keeper(Optional(Optional<Int>.none) as Any) }, { Keeper(Optional<Int??>.none as Any) },
    { Keeper([1, 2]) }, { Keeper([2, 1]) }, { Keeper(["a": 1]) }, { Keeper(["a": 2]) },
    { Keeper([[1, 2], [3]] as [[Any]]) }, { Keeper([[1], [2, 3]] as [[Any]]) },
    { Keeper([[1] as [Any], 2] as [Any]) }, { Keeper([[1, 2] as [Any]] as [Any]) },
    { Link.chain(depth) }, { Link.chain(depth, from: 1) },
    { Keeper(List.long(1)) }, { Keeper(List.long(2)) },
    { Person.crowd(1, 2, 3, 4) }, { Person.crowd(1, 2, 3, 3) },
    { Keeper(Quiet.one) }, { Keeper(Quiet.other) }, { Keeper([Quiet.one, .one]) },
    { Keeper([Quiet.other, .other]) }, { Keeper(Set([Quiet.one])) },
    { Keeper(Set([Quiet.other])) },
    { Keeper(Secret(text: "a")) }, { Keeper(Secret(text: "b")) },
    { Keeper(SIMD2(1, 0)) }, { Keeper(SIMD2(2, 0)) },
    { Keeper(SIMD4<Int>(1, 2, 3, 4)) }, { Keeper(SIMD4<Int>(1, 2, 3, 5)) },
    { Keeper(Int.self) }, { Keeper(String.self) }, { Keeper(\Row.name) }, { Keeper(\Row.price) },
    { Keeper(KeyPathComparator(\Row.name)) }, { Keeper(KeyPathComparator(\Row.price)) },
    { Keeper(SortDescriptor(\Row.name)) }, { Keeper(SortDescriptor(\Row.price)) },
    { Keeper(#Predicate<Row> { $0.name == "a" }) },
    { Keeper(LoginError.wrong) }, { Keeper(LoginError.locked) },
    { Keeper(Result<Int, LoginError>.failure(.wrong)) },
    { Keeper(Result<Int, LoginError>.failure(.locked)) },
    { Keeper(CocoaError(.fileNoSuchFile)) }, { Keeper(CocoaError(.fileLocking)) },
    { Keeper(NSError(domain: "a", code: 1)) }, { Keeper(NSError(domain: "a", code: 2)) },
    { Keeper(NSError(domain: "b", code: 1)) },
    { Keeper(NSError(domain: "a", code: 1, userInfo: ["a": 1])) },
    { Keeper(NSError(domain: "a", code: 1, userInfo: ["a": 2])) },
    { Keeper(NSNumber(value: 1)) }, { Keeper(NSNumber(value: 2)) },
    { Keeper(NSString("a")) }, { Keeper(NSString("b")) }, { Keeper(NSNull()) },
    { Keeper(Data(count: 300)) }, { Keeper(Data([1]) + Data(count: 299)) },
    { Keeper(Data(count: 299) + [1]) },
    { Keeper(Date(timeIntervalSince1970: 1)) }, { Keeper(Date(timeIntervalSince1970: 1.5)) },
    { Keeper(IndexSet([1, 2, 5])) }, { Keeper(IndexSet([1, 3, 5])) },
    { Keeper(IndexSet(1..<200).subtracting([100])) },
    { Keeper(IndexSet(1..<200).subtracting([101])) },
    { Keeper(URLRequest(url: url, body: Data(count: 99) + [1])) },
    { Keeper(URLRequest(url: url, body: Data(count: 99) + [2])) },
    { Keeper(URLSession(configuration: .ephemeral)) },
  ]

  private func state(_ object: @escaping Object) -> ReplayedApp<Box>.State {
    ReplayedApp(hiddenStateOf: { [$0.object] }, makeApp: { Box(object: object()) }).state
  }

  @Test func `an object is like one that stores the same, and like no other`() {
    let states = Self.different.map(state)
    for (index, object) in Self.different.enumerated() {
      let again = state(object)
      #expect(states.indices.filter { states[$0] == again } == [index])
    }
  }

  /// Objects that store the same, though they were made differently.
  private static let alike: [(one: Object, other: Object)] = [
    ({ Keeper(Set(0..<100)) }, { Keeper(Set((0..<100).reversed())) }),
    (
      { Keeper(["one": 1, "two": 2, "three": 3]) },
      { Keeper(["three": 3, "two": 2, "one": 1].filter { _ in true }) }
    ),
    ({ Person.crowd(1, 2, 3, 4) }, { Person.crowd(4, 3, 2, 1) }),
    ({ Keeper(ObjectIdentifier(Keeper.self)) }, { Keeper(ObjectIdentifier(Tally.self)) }),
    ({ Keeper(Set(dates)) }, { Keeper(Set(dates.reversed()).filter { _ in true }) }),
    ({ Keeper(Set(data)) }, { Keeper(Set(data.reversed()).filter { _ in true }) }),
    (
      { Keeper(Set([Quiet.one, .other])) },
      { Keeper(Set([Quiet.other, .one]).filter { _ in true }) }
    ),
    ({ Keeper(LoginError.wrong) }, { Keeper(LoginError.wrong as any Error) }),
    (
      { Keeper(NSError(domain: "a", code: 1, userInfo: ["a": 1, "b": 2])) },
      { Keeper(NSError(domain: "a", code: 1, userInfo: ["b": 2, "a": 1])) }
    ),
    ({ Observed(1) }, { Observed.observed(1) }),
  ]

  @Test(arguments: alike)
  private func `how an object was made doesn't count`(
    one: @escaping Object, other: @escaping Object
  ) {
    #expect(state(one) == state(other))
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
