/// A session between an app and a person, which keeps the rules that all ports have in common.
///
/// A port shows the ``screen``, and performs the control that the person uses by its number. It
/// stores the focus and other state of a layer under the layer's number. The session does the rest:
///
/// - It performs a control only if the topmost layer still has the one that the person has seen.
/// - It knows a layer by its identifier, so a sheet whose title counts something stays the same.
/// - It ignores answers within a quarter of a second after a new layer came up, because nobody can have
///   read it yet. A layer that comes back can be used at once.
/// - It ignores the second half of a double click, and a key that is held down, on a layer that came up
///   or came back since the first half.
/// - It takes steps of ten when a stepper has been held down for a second.
///
/// The session has no clock: the port gives the time of each input, measured from any moment.
public struct PortSession<App: HeadlessApp> {
  /// The outcome of an input.
  public enum Outcome: Hashable, Sendable {
    /// The app has performed the action of the control, possibly several times.
    case performed
    /// Nobody can have read the layer yet, the input began on another layer, or a stepper that is held
    /// down rests between two steps.
    case tooSoon
    /// The topmost layer has no such control, or the control is disabled or not the one that was seen.
    case notOffered
  }

  /// The app; if it changes by itself, call ``refresh(at:)``.
  public var app: App
  /// The screen as of the last reading.
  public private(set) var screen: Screen<App.Action>
  /// The layers of the screen as of the last reading, from the bottom to the top.
  public private(set) var layers: [SessionLayer] = []
  /// The layer that each one has replaced, which may come back.
  ///
  /// It isn't an alert, because an alert that comes again is another one.
  private var replaced: [SessionLayer?] = []
  private var lastID = 0
  private let affordances: (Screen<App.Action>) -> [Affordance<App.Action>]
  private let read: (App, Bool) -> Screen<App.Action>
  /// The end of the time in which nobody can have read the topmost layer.
  private var pauseEnd: Duration?
  /// The number of the topmost layer when the last input came that wasn't a repeat.
  private var origin: Int?
  private var held = HeldInput()

  /// Creates a session with an app.
  ///
  /// - Parameters:
  ///   - app: The app.
  ///   - read: A function that returns the screen of an app, such as one that also observes it, and that
  ///     is told whether something has just happened to the app.
  ///   - affordances: A function that returns the affordances of a screen, such as one in code that's
  ///     specialized for the app.
  public init(
    _ app: App,
    reading read: @escaping (App, _ hasActed: Bool) -> Screen<App.Action> = { app, _ in
      app.screen
    },
    affordances: @escaping (Screen<App.Action>) -> [Affordance<App.Action>] = { $0.affordances }
  ) {
    self.app = app
    self.read = read
    self.affordances = affordances
    screen = self.app.updatedScreen(reading: read)
    follow()
  }

  /// The topmost layer, the only one that a person can reach.
  public var topLayer: SessionLayer { layers[layers.count - 1] }

  /// A Boolean value that indicates whether leaving the app now loses something, so that the port
  /// asks first.
  public var hasUnsavedChanges: Bool { screen.hasUnsavedChanges }

  /// Returns the control of the topmost layer with a number, enabled or not, or `nil` if there is none.
  ///
  /// - Parameter number: The index of the control in `Screen.affordances`, counted from 1.
  public func control(_ number: Int) -> Affordance<App.Action>? {
    let controls = affordances(screen)
    return number > 0 && number <= controls.count ? controls[number - 1] : nil
  }

  /// Returns whether the layer with a number is on the screen or may come back, so that a port
  /// should keep the state that it stores for the layer.
  public func remembers(_ id: Int) -> Bool {
    layers.contains { $0.id == id } || replaced.contains { $0?.id == id }
  }

  /// Reads the screen again, in case the app has changed by itself.
  ///
  /// - Parameter time: The current time, or `nil` if a new layer can be answered at once.
  public mutating func refresh(at time: Duration?) { refresh(at: time, hasActed: false) }

  private mutating func refresh(at time: Duration?, hasActed: Bool) {
    let top = topLayer.id
    let newest = lastID
    screen = app.updatedScreen { [read] in read($0, hasActed || $1) }
    follow()
    if (topLayer.id == top) == false { beginReading(at: topLayer.id > newest ? time : nil) }
  }

  /// Begins the time in which nobody can have read a new text, such as a question with which the
  /// port itself covers the app.
  ///
  /// - Parameter time: The current time, or `nil` if the person knows the text, such as that of the app
  ///   after a question of the port. Only a repeat of an earlier input then doesn't count.
  public mutating func beginReading(at time: Duration?) {
    pauseEnd = time.map { $0 + .milliseconds(250) }
    origin = nil
  }

  /// Returns whether an answer counts that performs no control, such as the press of a mouse button
  /// before its release, or the answer to a question of the port itself.
  ///
  /// - Parameters:
  ///   - time: The time of the input.
  ///   - isRepeat: Whether it repeats the one before; see
  ///     ``perform(number:at:isRepeat:isExplicit:)``.
  public mutating func admitsAnswer(at time: Duration, isRepeat: Bool = false) -> Bool {
    if isRepeat == false { origin = topLayer.id }
    return origin == topLayer.id && time >= pauseEnd ?? time
  }

  /// Performs the control of the topmost layer with a number, and reads the screen again.
  ///
  /// - Parameters:
  ///   - number: The index of the control in `Screen.affordances`, counted from 1.
  ///   - time: The time of the input, or `nil` if it doesn't come from a person, such as in a test.
  ///   - isRepeat: Whether the input is the second half of a double click, or repeats because the person
  ///     holds a key or the control down. It counts only on the layer on which it began.
  ///   - isExplicit: Whether the input has a single meaning, such as that of Esc or `+`, so that it
  ///     counts even on a layer that has just come up.
  /// - Returns: Whether the control was performed, or the reason why it wasn't.
  @discardableResult
  public mutating func perform(
    number: Int, at time: Duration? = nil, isRepeat: Bool = false, isExplicit: Bool = false
  ) -> Outcome {
    perform(number: number, at: time, isRepeat, isExplicit) {
      $0.gesture == .enter ? nil : $0.input
    }
  }

  /// Changes the text of the field with a number on the topmost layer, and reads the screen again.
  ///
  /// Nothing that a person types is too soon.
  ///
  /// - Parameters:
  ///   - text: The whole text.
  ///   - number: The index of the field in `Screen.affordances`, counted from 1.
  /// - Returns: Whether the field took the text.
  @discardableResult
  public mutating func enter(_ text: String, number: Int) -> Outcome {
    perform(number: number, at: nil, false, false) { field in
      field.gesture == .enter ? field.action.map { .text(text, $0) } : nil
    }
  }

  private mutating func perform(
    number: Int, at time: Duration?, _ isRepeat: Bool, _ isExplicit: Bool,
    _ input: (Affordance<App.Action>) -> Input<App.Action>?
  ) -> Outcome {
    let former = seen
    refresh(at: time)
    var outcome = Outcome.notOffered
    var steps = 1
    while steps > 0, let control = control(number, seenIn: former), let input = input(control) {
      if outcome == .notOffered, let time {
        steps = admittedSteps(of: control, number, at: time, isRepeat, isExplicit)
        guard steps > 0 else { return .tooSoon }
      }
      app.take(input)
      refresh(at: time, hasActed: true)
      outcome = .performed
      steps -= 1
    }
    return outcome
  }

  /// Returns how many steps an input takes, which are none if it comes too soon.
  private mutating func admittedSteps(
    of control: Affordance<App.Action>, _ number: Int, at time: Duration, _ isRepeat: Bool,
    _ isExplicit: Bool
  ) -> Int {
    let isAdmitted = control.gesture.movesFocus || admitsAnswer(at: time, isRepeat: isRepeat)
    guard isAdmitted || isExplicit else { return 0 }
    if isRepeat == false { held = HeldInput() }
    return control.role == .stepper ? held.steps(for: number, on: topLayer.id, at: time) : 1
  }

  /// Returns the control with a number, unless it isn't the one that somebody has seen.
  private func control(_ number: Int, seenIn former: Seen) -> Affordance<App.Action>? {
    let current = seen
    guard former.number(of: number, in: current) == number else { return nil }
    let control = current.choices[number - 1]
    return control.gesture == .event ? nil : control
  }

  /// What somebody sees as of the last reading.
  package var seen: Seen {
    var choices = affordances(screen)
    choices += screen.events.map { $0.affordance }
    return Seen(layer: topLayer.id, choices: choices)
  }

  /// Numbers the layers of the screen; a layer with the identity of a former one keeps its number.
  private mutating func follow() {
    let known = layers
    layers = []
    for layer in screen.layers {
      let depth = layers.count
      var next = SessionLayer(id: lastID &+ 1, identity: layer.identity)
      if depth >= known.count {
        replaced.append(nil)
      } else if known[depth].identity == next.identity {
        next.id = known[depth].id
      } else {
        if let back = replaced[depth], back.identity == next.identity { next.id = back.id }
        if (known[depth].identity.role == .alert) == false { replaced[depth] = known[depth] }
      }
      lastID = max(lastID, next.id)
      layers.append(next)
    }
    replaced.removeLast(replaced.count - layers.count)
  }
}

extension PortSession: AppWrapper {
  /// Returns the screen as of the last reading, or as it is now if a response has come since.
  public func currentScreen() -> Screen<App.Action> {
    guard screen.awaited.isEmpty == false else { return screen }
    let now = app.screen
    return now.events.contains { $0.isDue } ? now : screen
  }

  /// Lets something happen to the app, whatever the screen offers, and reads the screen again.
  @discardableResult
  public mutating func take(_ input: Input<App.Action>) -> Bool {
    defer { refresh(at: nil, hasActed: true) }
    return app.take(input)
  }
}
