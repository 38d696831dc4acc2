import FlowExplorer
import Foundation
import HeadlessUI
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

struct UnreadStateTests {
  private static let unread: [(@Sendable () -> AnyObject?, String)] = [
    ({ Holder({}) }, "`Holder.value` (a function)"),
    ({ Holder([{ (number: Int) in number }]) }, "`Holder.value` (a function)"),
    ({ Holder(Task<Void, Never> {}) }, "`Holder.value` (Task<(), Never>)"),
    ({ Lock() }, "`Lock.count` (a value that can't be copied)"),
    ({ Holder(NSLock()) }, "`Holder.value` (NSLock)"),
    ({ Holder(UserDefaults.standard) }, "`Holder.value` (UserDefaults)"),
    ({ Holder(DispatchData.empty) }, "`Holder.value.wrapped` (__DispatchData)"),
    ({ Holder(#Predicate<Int> { $0 > 1 }) }, "`Holder.value` (Predicate<Pack{Int}>)"),
    ({ Holder(UnsafeRawPointer(bitPattern: 8) as Any) }, "`Holder.value` (UnsafeRawPointer)"),
    (
      { Holder(ManagedBuffer<Int, Int>.create(minimumCapacity: 1) { _ in 1 }) },
      "`Holder.value` (ManagedBuffer<Int, Int>)"
    ),
    ({ Holder(Order.lost) }, "`Holder.value` (Order)"),
    ({ Holder(UnhashedSecret(text: "a")) }, "`Holder.value` (UnhashedSecret)"),
    (
      { Holder(ObjectIdentifier(Keeper.self)) },
      "`Holder.value` (the identifier of an object that isn't stored)"
    ),
  ]

  private static let read: [@Sendable () -> AnyObject?] = [
    { nil }, { Holder(1) }, { Holder([Int]()) }, { Holder(Optional<() -> Void>.none as Any) },
    { Holder(Result<Void, LoginError>.success(())) }, { Holder(Int.self) }, { Holder(Quiet.one) },
    { Holder(Secret(text: "a")) }, { Holder(Data(count: 3)) }, { Holder(UUID()) },
    { Holder(Calendar.current) }, { Holder("a" as StaticString) }, { Tally() },
    { Holder(Holder(Date.now)) },
  ]

  @Test(arguments: unread.map { ($0, [$1]) } + read.map { ($0, []) })
  private func `what can't be looked into is named`(
    object: @escaping @Sendable () -> AnyObject?, paths: [String]
  ) {
    let exploration = Explorer(Scope("box")) {
      ReplayedApp(hiddenStateOf: { [$0.object] }) { Box(object: object()) }
    }
    .explore()
    let lines = "\(exploration)".split(separator: "\n").filter { $0.contains("not looked at") }
    #expect(lines == paths.map { "  not looked at, so give a key if it changes: \($0)" })
  }
}
