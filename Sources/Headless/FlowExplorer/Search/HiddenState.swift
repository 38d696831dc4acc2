import FlowDriver
public import HeadlessUI
import PlainText

/// What objects store, the same for objects that can't be told apart.
///
/// Objects are numbered in the order in which they're found, and the elements of sets and dictionaries are
/// sorted. Addresses, and the registrars of observers, differ from app to app, and don't count.
struct HiddenState: Hashable, Sendable {
  /// A stored value.
  struct Part: Hashable, Sendable {
    /// The names of the properties that lead to the value, after the type of the object that stores it.
    let path: String
    /// The value as text, or a word for an object, whose own parts follow.
    let text: String
    /// The number of the object, or the hash of a value whose text may not be exact.
    var number = 0

    var isReference: Bool { text == "object" }
    fileprivate var words: String {
      isReference ? "\(text) \(number)" : text.truncated(to: 60).visible
    }
  }

  let parts: [Part]
  /// Whether the author of the exploration has named the objects.
  let isNamed: Bool
  /// The texts of the values at each path, after the path.
  var texts: [[String]] {
    let values = Dictionary(grouping: parts.filter { $0.isReference == false }) { $0.path }
    return values.map { path, parts in [path] + parts.map { $0.text } }
  }
}

/// A state of an app, of which a part may be hidden.
protocol PartlyHidden {
  var sides: (screen: AnyHashable, hidden: HiddenState?) { get }
}

extension ReplayedApp.State: PartlyHidden {
  var sides: (screen: AnyHashable, hidden: HiddenState?) { (screen, key?.base as? HiddenState) }
}

extension ModelledApp.State: PartlyHidden where App.State: PartlyHidden {
  var sides: (screen: AnyHashable, hidden: HiddenState?) { app.sides }
}

extension RestoringError {
  /// Creates the error that an app is in another state than it was.
  @usableFromInline
  init(_ state: Any, insteadOf former: Any) {
    let parts = [former, state].map { ($0 as? any PartlyHidden)?.sides.hidden?.parts ?? [] }
    let changes = zip(parts[0], parts[1]).filter { ($0 == $1) == false }
    let paths = changes.compactMap { $1.isReference ? nil : $1.path }.unique
    self.init(
      changes.first.map { was, now in
        "`\(now.path)` was \(was.words) and is \(now.words), so it's random, or apps share it; "
          + "if it doesn't matter, write except: \(paths)"
      } ?? "it's in another state afterwards")
  }
}
