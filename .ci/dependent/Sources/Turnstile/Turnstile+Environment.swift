import Foundation

extension Turnstile {
  /// A turnstile with as many coins as the environment variable `TURNSTILE_COINS` says, or none.
  ///
  /// With a coin, it doesn't look as its snapshots do.
  public static var ofEnvironment: Turnstile {
    let coins = Int(ProcessInfo.processInfo.environment["TURNSTILE_COINS"] ?? "") ?? 0
    return Turnstile(coins: coins)
  }

  /// Creates a turnstile with coins.
  public init(coins: Int) {
    self.init()
    for _ in 0..<coins {
      perform(.insertCoin)
    }
  }
}
