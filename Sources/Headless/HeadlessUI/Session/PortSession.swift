/// A session between an app and a person, which keeps the rules of every port, whatever it looks like.
///
/// A port shows the ``screen``, and performs the control that the person uses by its number. It stores the
/// focus, and whatever else belongs to a layer, under the number of that layer. The session does the rest:
///
/// - It performs a control only if the topmost layer still offers the one that the person has seen.
/// - It turns down answers within a quarter of a second after a layer came up, because nobody can have
///   read the layer yet. Each of them starts that time again.
/// - It takes steps of ten when a stepper has been held down for a second.
///
/// The session has no clock: the port gives the time of each input, measured from any moment.
public struct PortSession<App: HeadlessApp> {
  /// The outcome of an input.
  public enum Outcome: Hashable, Sendable {
    /// The app has performed the action of the control, possibly several times.
    case performed
    /// Nobody can have read the layer yet, or a stepper that is held down rests between two steps.
    case tooSoon
    /// The topmost layer has no such control, or the control is disabled or not the one that was seen.
    case notOffered
  }

  /// The app; if it changes by itself, call ``refresh(at:)``.
  public var app: App
  /// The screen as it was last read.
  public private(set) var screen: Screen<App.Action>
  private let read: (App) -> Screen<App.Action>
  private var places: [SessionPlace<App.Action>] = []
  private var lastID = 0
  private var pause = ReadingPause()
  private var held = HeldInput<Int>()

  /// Creates a session with an app.
  ///
  /// - Parameters:
  ///   - app: The app.
  ///   - read: A function that returns the screen of the app, such as one that also observes it.
  public init(_ app: App, reading read: @escaping (App) -> Screen<App.Action> = { $0.screen }) {
    self.app = app
    self.read = read
    screen = read(app)
    follow(at: nil)
  }

  /// The layers of the screen as it was last read, from the bottom to the top.
  public var layers: [SessionLayer<App.Action>] { places.map { $0.current } }

  /// The topmost layer, which is the only one that a person can reach.
  public var topLayer: SessionLayer<App.Action> { places[places.count - 1].current }

  /// A Boolean value that indicates whether to ask before the person leaves the app, because something
  /// would be lost.
  public var hasUnsavedChanges: Bool { places.contains { $0.current.layer.hasUnsavedChanges } }

  /// Returns the control of the topmost layer with a number, enabled or not, or `nil` if there is none.
  ///
  /// - Parameter number: The index of the control in `Screen.affordances`, counted from 1.
  public func control(_ number: Int) -> Affordance<App.Action>? {
    let affordances = places.last?.current.layer.affordances ?? []
    return number > 0 && number <= affordances.count ? affordances[number - 1] : nil
  }

  /// Returns whether the layer with a number is on the screen or may come back, so that a port should
  /// keep what it stores for the layer.
  public func remembers(_ id: Int) -> Bool { places.contains { $0.remembers(id) } }

  /// Reads the screen again, in case the app has changed by itself.
  ///
  /// - Parameter time: The current time, or `nil` if a new layer can be answered at once.
  public mutating func refresh(at time: Duration?) {
    screen = read(app)
    follow(at: time)
  }

  /// Begins the time in which nobody can have read what has just come up, such as a question with which
  /// the port itself covers the app.
  public mutating func beginReading(at time: Duration) {
    pause.begin(at: time)
    held = HeldInput()
  }

  /// Returns whether an answer counts that doesn't perform a control, such as the press of a mouse
  /// button before its release, or the answer to a question of the port's own.
  public mutating func admitsAnswer(at time: Duration) -> Bool { pause.admitsAnswer(at: time) }

  /// Performs the control of the topmost layer with a number, and reads the screen again.
  ///
  /// - Parameters:
  ///   - number: The index of the control in `Screen.affordances`, counted from 1.
  ///   - time: The time of the input, or `nil` if it doesn't come from a person, such as in a test.
  ///   - isHeld: Whether the input repeats because the person holds a key or the control down.
  ///   - isExplicit: Whether the input itself says what it's for, as Esc and `+` do, so that it counts
  ///     even on a layer that has just come up.
  /// - Returns: Whether the control was performed, or why it wasn't.
  @discardableResult
  public mutating func perform(
    number: Int, at time: Duration? = nil, isHeld: Bool = false, isExplicit: Bool = false
  ) -> Outcome {
    guard let control = control(number)?.identity, let id = places.last?.current.id else {
      return .notOffered
    }
    refresh(at: time)
    guard offers(control, as: number, of: id) else { return .notOffered }
    if let time, isExplicit == false, admitsAnswer(at: time) == false { return .tooSoon }
    if isHeld == false { held = HeldInput() }
    let repeats = time.flatMap { control.role == .stepper ? held.steps(for: number, at: $0) : nil }
    guard let steps = repeats, steps > 1 else {
      if repeats == 0 { return .tooSoon }
      act(number, at: time)
      return .performed
    }
    for _ in 0..<steps where offers(control, as: number, of: id) { act(number, at: time) }
    return .performed
  }

  private func offers(_ control: AffordanceIdentity, as number: Int, of id: Int) -> Bool {
    guard places.last?.current.id == id, let offered = self.control(number) else { return false }
    return offered.isEnabled && offered.identity == control
  }

  private mutating func act(_ number: Int, at time: Duration?) {
    guard let action = control(number)?.action else { return }
    app.perform(action)
    refresh(at: time)
  }

  private mutating func follow(at time: Duration?) {
    let former = places.last?.current.id
    let layers = screen.layers
    places.removeLast(max(places.count - layers.count, 0))
    for (depth, layer) in layers.enumerated() {
      if depth < places.count {
        places[depth].show(layer, newID: lastID &+ 1)
      } else {
        places.append(SessionPlace(layer, id: lastID &+ 1))
      }
      lastID = max(lastID, places[depth].current.id)
    }
    guard let former, (places.last?.current.id == former) == false else { return }
    if let time { beginReading(at: time) }
  }
}

extension PortSession: HeadlessApp {
  /// Performs an action of the current screen as an app does, and reads the screen again.
  public mutating func perform(_ action: App.Action) {
    app.perform(action)
    refresh(at: nil)
  }
}
