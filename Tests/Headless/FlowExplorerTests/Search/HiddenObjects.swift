import HeadlessUI
import Synchronization

/// An object that keeps something that no screen shows.
class Keeper {
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

enum Quiet: CustomStringConvertible {
  case one, other
  var description: String { "quiet" }
}

enum LoginError: Error, CustomStringConvertible {
  case wrong, locked
  var description: String { "Login failed." }
}

/// A text that no mirror shows.
struct Secret: Hashable, CustomReflectable {
  let text: String
  var customMirror: Mirror { Mirror(self, children: []) }
}

final class Lock { let count = Mutex(0) }

actor Tally { var count = 1 }

struct Box: HeadlessApp {
  let object: AnyObject?
  var screen: Screen<Int> { Screen(title: "Box") }
  func perform(_ action: Int) {}
}
