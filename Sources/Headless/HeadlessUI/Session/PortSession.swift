/// A session between an app and a person: the rules that every port keeps, whatever it looks like.
///
/// A port shows the ``screen``, keeps what it has for each layer under the number of the layer, such as
/// its focus, and hands over the number of the control that the person uses:
///
/// - A control is performed only if the topmost layer offers the one that the person has seen.
/// - Whatever comes within a quarter of a second after a layer came up doesn't answer it, because nobody
///   can have read it. Each answer in that time makes it begin anew.
/// - A stepper that is held down takes steps of ten after a second.
///
/// The session has no clock. Times are those of the person's input, since any moment.
public struct PortSession<App: HeadlessApp> {
  /// The outcomes of an input.
  public enum Outcome: Hashable, Sendable {
    /// The app has performed the action of the control, maybe several times.
    case performed
    /// Nobody can have read the layer yet, or a control that is held down rests between its steps.
    case tooSoon
    /// The topmost layer has no such control, or the control is disabled.
    case notOffered
  }

  /// The app, which may change apart from the session; see ``refresh(at:)``.
  public var app: App
  /// The screen as it was read last.
  public private(set) var screen: Screen<App.Action>
  /// The layers of the screen as it was read last, from the bottom to the top.
  public private(set) var layers: [SessionLayer] = []
  /// The layer that each one has replaced, which may come back.
  ///
  /// It's no alert, because an alert that comes again is another one.
  private var replaced: [SessionLayer?] = []
  private var lastID = 0
  private let read: (App) -> Screen<App.Action>
  private var pause = ReadingPause()
  private var held = HeldInput<Int>()

  /// Creates a session with an app.
  ///
  /// - Parameters:
  ///   - app: The app.
  ///   - read: A function that reads the screen of the app, such as one that observes it.
  public init(_ app: App, reading read: @escaping (App) -> Screen<App.Action> = { $0.screen }) {
    self.app = app
    self.read = read
    screen = read(app)
    follow(screen)
  }

  /// A Boolean value that indicates whether to ask before the person leaves the app, because something
  /// is lost then.
  public var hasUnsavedChanges: Bool { screen.layers.contains { $0.hasUnsavedChanges } }

  /// Returns the control of the topmost layer with a number, enabled or not, or `nil` if there is none.
  ///
  /// - Parameter number: The index of the control in `Screen.affordances`, counted from 1.
  public func control(_ number: Int) -> Affordance<App.Action>? {
    let affordances = screen.affordances
    return number > 0 && number <= affordances.count ? affordances[number - 1] : nil
  }

  /// Returns whether the layer with a number is there or may come back, so that a port keeps what it
  /// has for it.
  public func remembers(_ id: Int) -> Bool {
    layers.contains { $0.id == id } || replaced.contains { $0?.id == id }
  }

  /// Reads the screen again, after the app may have changed by itself.
  ///
  /// - Parameter time: The time now, or `nil` if a new layer can be answered at once.
  public mutating func refresh(at time: Duration?) {
    let (former, top) = (screen, layers.last?.id)
    screen = read(app)
    follow(former)
    if let time, (layers.last?.id == top) == false { beginReading(at: time) }
  }

  /// Begins the time in which nobody can have read the topmost layer, such as one that the port itself
  /// has put over the app.
  public mutating func beginReading(at time: Duration) {
    pause.begin(at: time)
    held = HeldInput()
  }

  /// Returns whether an answer counts, for one whose first part comes before the control is performed,
  /// such as the press of a mouse button.
  public mutating func admitsAnswer(at time: Duration) -> Bool { pause.admitsAnswer(at: time) }

  /// Performs the control of the topmost layer with a number, and reads the screen again.
  ///
  /// - Parameters:
  ///   - number: The index of the control in `Screen.affordances`, counted from 1.
  ///   - time: The time of the input, or `nil` if it isn't that of a person, such as of a test.
  ///   - isHeld: Whether the input repeats because the person holds a key or the control down.
  ///   - isExplicit: Whether the input says by itself what it's for, as Esc and `+` do, so that it
  ///     counts even if the layer has just come up.
  @discardableResult
  public mutating func perform(
    number: Int, at time: Duration? = nil, isHeld: Bool = false, isExplicit: Bool = false
  ) -> Outcome {
    guard let control = control(number)?.identity, let top = layers.last?.id else {
      return .notOffered
    }
    var (done, steps) = (0, 1)
    while done < steps {
      refresh(at: time)
      guard layers.last?.id == top, let offered = self.control(number), let action = offered.action,
        offered.identity == control
      else { break }
      if done == 0, let time {
        guard isExplicit || admitsAnswer(at: time) else { return .tooSoon }
        if isHeld == false { held = HeldInput() }
        if control.role == .stepper { steps = held.steps(for: number, at: time) }
        guard steps > 0 else { return .tooSoon }
      }
      app.perform(action)
      done += 1
    }
    refresh(at: time)
    return done > 0 ? .performed : .notOffered
  }

  /// Numbers the layers of the screen, which are known if they're the same as in the former one.
  private mutating func follow(_ former: Screen<App.Action>) {
    let known = layers
    layers = []
    for layer in screen.layers {
      let depth = layers.count
      var next = SessionLayer(id: lastID &+ 1, identity: layer.identity)
      if depth >= known.count {
        replaced.append(nil)
      } else if known[depth].identity == next.identity
        || (depth == 0 && former.offersTheSame(as: screen))
      {
        (next.id, next.arrival) = (known[depth].id, .kept)
      } else {
        if let back = replaced[depth], back.identity == next.identity {
          (next.id, next.arrival) = (back.id, .returned)
        }
        if (known[depth].identity.role == .alert) == false { replaced[depth] = known[depth] }
      }
      lastID = max(lastID, next.id)
      layers.append(next)
    }
    replaced.removeLast(replaced.count - layers.count)
  }
}

extension Screen {
  /// Returns whether the base screen is the same one with another title, such as that of a clock.
  fileprivate func offersTheSame(as other: Screen) -> Bool {
    Layer(self).affordances.elementsEqual(Layer(other).affordances) { $0.identity == $1.identity }
  }
}

extension PortSession: HeadlessApp {
  /// Performs an action of the current screen as an app does, and reads the screen again.
  public mutating func perform(_ action: App.Action) {
    app.perform(action)
    refresh(at: nil)
  }
}
