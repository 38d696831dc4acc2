public import HeadlessUI

extension Property {
  /// Returns the property that an app ignores every action that its topmost layer doesn't offer.
  ///
  /// Examples are an order beneath an alert, an answer for which no alert asks, and the response to a
  /// request that the app doesn't make any more. Each state must ignore all actions that only other
  /// states offer. The explorer compares the state after each action.
  ///
  /// - Parameter isTried: A closure that returns whether to try what another state offers: `false` for what
  ///   may come at any time. An action is judged by the first control or event that has it.
  public static func ignoresWhatIsNotOffered(
    where isTried: @escaping @Sendable (Affordance<App.Action>) -> Bool = { _ in true }
  ) -> Property {
    Property(name: "what isn't offered changes nothing", law: .ignoring(where: isTried))
  }
}
