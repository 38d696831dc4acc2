/// The sentences of the turnstile's alerts, in a module whose name many packages have.
public enum Alerts {
  /// What a person reads who pushes a turnstile that's closed.
  public static let blocked = "Insert a coin."
}
