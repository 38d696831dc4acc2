import FlowDriver
public import HeadlessUI
import PlainText

/// What objects store, the same for objects that can't be told apart.
///
/// Objects are numbered in the order in which they're found, and the elements of sets and dictionaries are
/// sorted. Addresses, and the registrars of observers, differ from app to app, and are left out.
struct HiddenState: Hashable, Sendable {
  /// A stored value.
  struct Part: Hashable, Sendable {
    /// The names of the properties that lead to the value, after the type of the object that stores it.
    let path: String
    /// The value as text, or a word for an object or an element, whose own parts follow.
    let text: String
    /// The number of the object or the element, or the hash of a value whose text may not be exact.
    var number = 0

    var isReference: Bool { text == "object" || text == "element" }
    fileprivate var words: String {
      isReference ? "\(text) \(number)" : text.truncated(to: 60).visible
    }
  }

  let parts: [Part]
  /// Whether the author of the exploration has named the objects.
  let isNamed: Bool
}

/// A state of an app, of which a part may be hidden.
protocol PartlyHidden {
  var screenKey: AnyHashable { get }
  var hidden: HiddenState? { get }
}

extension ReplayedApp.State: PartlyHidden {
  var screenKey: AnyHashable { AnyHashable(screen) }
  var hidden: HiddenState? { key?.base as? HiddenState }
}

extension ModelledApp.State: PartlyHidden where App.State: PartlyHidden {
  var screenKey: AnyHashable { app.screenKey }
  var hidden: HiddenState? { app.hidden }
}

extension RestoringError {
  /// Creates the error that an app is in another state than it was.
  @usableFromInline
  init(_ state: Any, insteadOf former: Any) {
    let parts = [former, state].map { ($0 as? any PartlyHidden)?.hidden?.parts ?? [] }
    let changes = zip(parts[0], parts[1]).filter { ($0 == $1) == false }
    let paths = changes.compactMap { $1.isReference ? nil : $1.path }.unique
    self.init(
      changes.first.map { was, now in
        "`\(now.path)` was \(was.words) and is \(now.words), so it's random, or apps share it; "
          + "if it doesn't matter, write except: \(paths)"
      } ?? "it's in another state afterwards")
  }
}
