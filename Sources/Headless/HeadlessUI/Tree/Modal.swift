/// What is over a screen and covers it.
public indirect enum Modal<Action: Hashable & Sendable>: Hashable, Sendable {
  /// A question or a message.
  case alert(Alert<Action>)
  /// Another screen, with the action of a system dismissal (Esc, a swipe), or nothing where the
  /// sheet refuses one.
  case sheet(Screen<Action>, dismissal: Action?)

  /// The same modal with each action made into another.
  @inlinable
  public func map<Mapped>(_ transform: (Action) -> Mapped) -> Modal<Mapped> {
    switch self {
    case .alert(let alert): .alert(alert.map(transform))
    case .sheet(let screen, let dismissal):
      .sheet(screen.map(transform), dismissal: dismissal.map(transform))
    }
  }
}
