import Alerts
public import HeadlessUI

#if canImport(Foundation)
  import Foundation
#endif

/// A turnstile that opens for a coin and closes behind each person.
public struct Turnstile: RestorableApp {
  /// An action that a person can perform at a turnstile.
  public enum Action: Hashable, Sendable {
    /// Put in a coin.
    case insertCoin
    /// Walk through.
    case push
    /// Close the alert.
    case acknowledge
  }

  /// Everything about a turnstile that changes.
  public struct State: Hashable, Sendable {
    /// The number of coins that let somebody through, from 0 to 3.
    public var coins = 0
    /// A Boolean value that indicates whether somebody pushed a turnstile that's closed.
    public var isBlocked = false

    /// Creates the state of a new turnstile.
    public init() {}
  }

  /// Everything about the turnstile that changes.
  public private(set) var state = State()

  /// Creates a turnstile with coins.
  public init(coins: Int = 0) {
    state.coins = coins
  }

  /// The current screen of the turnstile.
  public var screen: Screen<Action> {
    let alert = AlertIntent(
      message: Alerts.blocked, buttons: [.init("OK", action: Action.acknowledge)])
    return Screen(
      title: "Turnstile",
      content: [
        .value("Coins", value: "\(state.coins)"),
        .button(Button("Insert coin", action: state.coins < 3 ? .insertCoin : nil)),
        .button(Button("Push", action: .push)),
      ],
      coveredBy: [state.isBlocked ? .alert(alert) : nil]
    )
  }

  /// Does what a person chose.
  public mutating func perform(_ action: Action) {
    switch action {
    case .insertCoin: state.coins += 1
    case .push where state.coins == 0: state.isBlocked = true
    case .push: state.coins -= 1
    case .acknowledge: state.isBlocked = false
    }
  }

  /// Goes back to a state.
  public mutating func restore(_ state: State) { self.state = state }
}

#if canImport(Foundation)
  extension Turnstile {
    /// A turnstile with as many coins as the environment variable `TURNSTILE_COINS` says, or none.
    ///
    /// With a coin, it doesn't look as its snapshots do.
    public static var ofEnvironment: Turnstile {
      Turnstile(coins: Int(ProcessInfo.processInfo.environment["TURNSTILE_COINS"] ?? "") ?? 0)
    }
  }
#endif
