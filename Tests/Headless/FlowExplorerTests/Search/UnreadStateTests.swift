import FlowExplorer
import Foundation
import HeadlessUI
import Synchronization
import Testing

/// A case without a hash, which describes itself.
private enum Order: CustomStringConvertible {
  case none, lost
  case some(() -> Void)
  var description: String { "order" }
}

private struct UnhashedSecret: CustomReflectable {
  let text: String
  var customMirror: Mirror { Mirror(self, children: []) }
}

private final class Holder {
  let value: Any

  init(_ value: Any) { self.value = value }
}

/// A door that the first key opens if it's turned three times in a row, and that counts the turns in a lock.
private struct Door: HeadlessApp {
  let keys: [Int]
  let lock = Lock()
  var screen: Screen<Int> {
    let isOpen = lock.count.withLock { $0 > 2 }
    return Screen(
      title: "Door", bar: keys.map { Button("Key \($0)", action: $0) },
      content: [.text(isOpen ? "Open" : "Shut")])
  }

  func perform(_ action: Int) { lock.count.withLock { $0 = action == 1 ? $0 + 1 : 0 } }
}

struct UnreadStateTests {
  nonisolated(unsafe) private static let unread: [AnyObject] = [
    Holder({}), Holder([{ (number: Int) in number }]), Holder(Task<Void, Never> {}), Lock(),
    Holder(NSLock()), Holder(UserDefaults.standard), Holder(DispatchData.empty),
    Holder(#Predicate<Int> { $0 > 1 }), Holder(UnsafeRawPointer(bitPattern: 8) as Any),
    Holder(ManagedBuffer<Int, Int>.create(minimumCapacity: 1) { _ in 1 }), Holder(Order.lost),
    Holder(UnhashedSecret(text: "a")), Holder(ObjectIdentifier(Keeper.self)),
    Holder(NotificationCenter().addObserver(forName: nil, object: nil, queue: nil) { _ in }),
  ]

  nonisolated(unsafe) private static let read: [AnyObject] = [
    Holder(1), Holder([Int]()), Holder(Optional<() -> Void>.none as Any),
    Holder(Result<Void, LoginError>.success(())), Holder(Int.self), Holder(Quiet.one),
    Holder(Secret(text: "a")), Holder(Data(count: 3)), Holder(UUID()), Holder(Calendar.current),
    Holder("a" as StaticString), Tally(), Holder(Holder(Date.now)),
  ]

  @Test func `what can't be looked into is named where two ways go on differently`() throws {
    let exploration = Explorer(Scope("door"), properties: [.dependsOnStateAlone(steps: 200)]) {
      ReplayedApp(hiddenStateOf: { [$0.lock] }) { Door(keys: [1]) }
    }
    .explore()
    let note = try #require(exploration.violations.first?.note)
    let cause = "may tell them apart: `Lock.count` (a value that can't be copied)"
    #expect(note.contains(cause), "\(exploration)")
  }

  @Test func `what counts what is done in a row is found by doing it again and again`() {
    let exploration = Explorer(Scope("door")) {
      ReplayedApp(hiddenStateOf: { [$0.lock] }) { Door(keys: Array(1...9)) }
    }
    .explore()
    #expect(exploration.violations.count == 1, "\(exploration)")
  }

  @Test func `what can't be looked into is named, and nothing else`() {
    let exploration = Explorer(Scope("box")) {
      ReplayedApp(hiddenStateOf: { _ in Self.unread + Self.read }) { Box(object: nil) }
    }
    .explore()
    let names = [
      "`Holder.value.wrapped` (__DispatchData)", "`Holder.value` (ManagedBuffer<Int, Int>)",
      "`Holder.value` (NSLock)", "`Holder.value` (Order)", "`Holder.value` (Predicate<Pack{Int}>)",
      "`Holder.value` (Task<(), Never>)", "`Holder.value` (UnhashedSecret)",
      "`Holder.value` (UnsafeRawPointer)", "`Holder.value` (UserDefaults)",
      "`Holder.value` (_NSNotificationObserverToken)",
      "`Holder.value` (a function)",
      "`Holder.value` (the identifier of an object that isn't stored)",
      "`Lock.count` (a value that can't be copied)",
    ]
    let line = "  not looked at, so give a key if it changes: " + names.joined(separator: ", ")
    #expect(exploration.report.contains("\(line)\n"), "\(exploration.report)")
  }
}
