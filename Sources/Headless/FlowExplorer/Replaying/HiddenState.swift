import CellText
import FlowDriver
public import HeadlessUI
import SteppedTasks

/// What objects store, the same for objects that can't be told apart.
///
/// Objects are numbered in the order in which they're found, and the elements of sets and dictionaries are
/// sorted. Addresses, and the registrars of observers, differ from app to app, and don't count.
struct HiddenState: Hashable, Sendable {
  /// A stored value.
  struct Part: Hashable, Sendable {
    enum Kind {
      case value, object, unread
      /// A value that may differ from app to app.
      case varying
    }

    /// The names of the properties that lead to the value, after the type of the object that stores it.
    let path: String
    /// The value as text, or words for an object, whose own parts follow, or for what can't be looked into.
    var text: String
    /// The number of the object, or the hash of a value whose text may not be exact.
    var number = 0
    var kind = Kind.value

    static func object(at path: String) -> Part { Part(path: path, text: "object", kind: .object) }

    fileprivate var words: String {
      kind == .object ? "\(text) \(number)" : text.truncated(to: 60).visible
    }
  }

  static let actions = "an action, which can name a row by its place"
  static let uuid = "a UUID"
  static let time = "a time"
  static let timer = "a timer\(unfollowed)"
  static let workItem = "a work item\(unfollowed)"
  static let unfollowed = ", which isn't followed"

  let parts: [Part]
  /// The numbers of inputs whose tasks haven't ended, by the calls of these tasks.
  let unfinished: [InputWork.Calls: Int]
  /// The values at each path, as texts with their numbers.
  var texts: [String: [String]] {
    Dictionary(grouping: parts.filter { $0.kind == .value || $0.kind == .varying }) { $0.path }
      .mapValues { $0.map { "\($0.text) \($0.number)" } }
  }
  /// Whether the type of a value says that it's a continuation.
  var storesContinuation: Bool { parts.contains { $0.text.contains("Continuation<") } }
}

/// A state of an app that holds its screen, and of which a part may be hidden.
protocol PartlyHidden {
  associatedtype Action: Hashable & Sendable
  var screen: Screen<Action> { get }
  var hidden: HiddenState? { get }
}

extension PartlyHidden {
  var shown: AnyHashable { screen }
  var layers: AnyHashable { screen.layers }
  var outline: String { screen.outline }
  /// The names of the controls on top that are enabled, and of those that aren't.
  var controls: (enabled: Set<String>, disabled: Set<String>) {
    var enabled: Set<String> = []
    var disabled: Set<String> = []
    for control in screen.affordances where (control.gesture == .event) == false {
      if control.input == nil {
        disabled.insert(control.name)
      } else {
        enabled.insert(control.name)
      }
    }
    return (enabled, disabled)
  }

  /// The lines of the outline, and an empty one, with which a longer outline differs.
  fileprivate var lines: [Substring] { outline.split(separator: "\n") + [""] }
}

extension ReplayedApp.State: PartlyHidden {
  var hidden: HiddenState? { key?.base as? HiddenState }
}

extension ModelledApp.State: PartlyHidden where App.State: PartlyHidden {
  var screen: Screen<App.State.Action> { app.screen }
  var hidden: HiddenState? { app.hidden }
}

/// Returns the hidden part of a state of an app, or `nil` if it has none.
func hidden(in state: Any) -> HiddenState? { (state as? any PartlyHidden)?.hidden }

/// Returns the number of inputs whose tasks haven't ended in a state of an app, or 0 if that isn't known.
///
/// Inputs whose tasks wait only for elements of sequences don't count.
@usableFromInline
func unfinishedCount(in state: Any) -> Int {
  let unfinished = hidden(in: state)?.unfinished ?? [:]
  return unfinished.reduce(0) { $0 + ($1.key.areForElements ? 0 : $1.value) }
}

/// Returns what differs first between a former state and another one, or `nil` if that can't be seen, with the
/// paths of all hidden values that differ.
func difference(_ former: Any, _ state: Any) -> (words: String?, paths: [String]) {
  guard let former = former as? any PartlyHidden, let state = state as? any PartlyHidden else {
    return (nil, [])
  }
  let parts = zip(former.hidden?.parts ?? [], state.hidden?.parts ?? [])
  let changes = parts.filter { ($0 == $1) == false }
  let line = zip(former.lines, state.lines).first { ($0 == $1) == false }
  let words: String? =
    if let (was, now) = changes.first {
      "`\(now.path)` was \(was.words) and is "
        + (was.words == now.words ? "another value that reads alike" : now.words)
    } else if let (was, now) = line {
      "its screen had the line `\(was)`, and now has `\(now)`"
    } else if (former.shown == state.shown) == false {
      "an action on its screen is another one"
    } else if (former.hidden?.unfinished == state.hidden?.unfinished) == false {
      "its tasks have had other responses"
    } else {
      nil
    }
  return (words, changes.compactMap { $1.kind == .object ? nil : $1.path }.unique)
}

extension RestoringError {
  /// Creates the error that an app is in another state than it was.
  @usableFromInline
  init(_ state: Any, insteadOf former: Any) {
    let (words, paths) = difference(former, state)
    let outlines = [former, state].map { ($0 as? any PartlyHidden)?.outline }
    let advice =
      if (outlines[0] == outlines[1]) == false {
        "; the screen shows it, so let the app get it from a call or an ExternalValue"
      } else if paths.isEmpty {
        ""
      } else {
        "; if it doesn't matter, write except: \(paths)"
      }
    let causes = "it's random, like the order of a set, or apps share it, or a queue sets it"
    let reason = words.map { "\($0)\n\(causes)\(advice)" }
    self.init(reason ?? "it's in another state afterwards")
  }
}

extension Exploration {
  /// Whether the app couldn't be followed, or ways to one state go on differently.
  var isLost: Bool { graph.isFollowed == false || isMixedUp }

  var neverRepeats: Bool { if case .unrepeated = bound { true } else { false } }

  /// The stored values that can't be looked into.
  var unread: [String] {
    Set(states.flatMap { graph.unread(in: $0) }).sorted()
  }
}

extension StateGraph {
  /// Whether some states store something that can't be looked into and may change, unlike functions and tasks.
  var mayHideCounts: Bool {
    stores { part in
      let isHarmless = part.text.hasPrefix("Task<") || part.text == "a function"
      return part.kind == .unread && isHarmless == false
    }
  }

  /// Returns whether some state stores such a value.
  func stores(_ isMeant: (HiddenState.Part) -> Bool) -> Bool {
    states.contains { hidden(in: $0)?.parts.contains(where: isMeant) == true }
  }

  /// The names of the controls that no state enables, or none while there are more states to visit.
  var neverEnabled: [String] {
    if isStopped || visitedCount < states.count { return [] }
    let controls = states.compactMap { ($0 as? any PartlyHidden)?.controls }
    let disabled = controls.reduce(Set()) { $0.union($1.disabled) }
    return disabled.subtracting(controls.flatMap { $0.enabled }).sorted()
  }

  /// The values that a state stores and that can't be looked into.
  func unread(in state: App.State) -> [String] {
    let parts = hidden(in: state)?.parts ?? []
    return parts.filter { $0.kind == .unread }.map { "`\($0.path)` (\($0.text))" }.unique
  }
}

extension StateGraph {
  /// Returns the places, among those of some events, whose tasks may wait for something that isn't a later step.
  ///
  /// A later step resumes a task if the app has stored a continuation on the way there, and a step takes a stored
  /// continuation away.
  func unresumed(_ places: [(any Sendable)?]) -> [(any Sendable)?] {
    if places.isEmpty { return [] }
    let store = states.map { hidden(in: $0)?.storesContinuation == true }
    let isResumed = steps.contains { store[$0.origin] && store[$0.target] == false }
    guard isResumed else { return places }
    let stored = onTheWay(store)
    return places.filter { place in
      guard let place = place as? Place, place.state < visitedCount else { return false }
      return stored[place.state] == false && targets(of: place).allSatisfy { stored[$0] == false }
    }
  }

  /// Returns whether each state, or one on its way from a first state, is marked.
  private func onTheWay(_ marks: [Bool]) -> [Bool] {
    var marks = marks
    for (state, arrival) in arrivals.enumerated() {
      if let arrival, marks[steps[arrival].origin] { marks[state] = true }
    }
    return marks
  }

  /// Returns the states to which the step at a place leads.
  private func targets(of place: Place) -> [Int] {
    indices(from: place.state).map { steps[$0] }.filter { $0.affordance == place.step }
      .map { $0.target }
  }
}
