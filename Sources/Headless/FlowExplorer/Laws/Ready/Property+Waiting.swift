public import FlowDriver
import HeadlessUI
import SteppedTasks

extension Property {
  /// Returns the property that what says that the app waits goes away once nothing waits.
  ///
  /// - Parameter spinner: What the screen shows while it waits, such as `.text("Loading")` or
  ///   `.status("Saving", of: "Save")`.
  public static func spinnerEnds(_ spinner: Command.Expectation) -> Property {
    .atRest("a spinner ends when nothing is waiting (\(spinner.words))") { _, screen in
      screen.meets(spinner) ? [.expect(spinner.opposite)] : nil
    }
  }

  /// Returns the property that the screen, or a layer beneath, says so while something waits, unless an alert
  /// covers it.
  ///
  /// A cancelled request doesn't count.
  ///
  /// - Parameters:
  ///   - spinner: What the screen shows while it waits.
  ///   - isMeant: A closure that returns whether the screen shows it for a request with a name.
  public static func saysThatItWaits(
    _ spinner: Command.Expectation,
    for isMeant: @escaping @Sendable (String) -> Bool = { _ in true }
  ) -> Property {
    .always(
      "something waits, so the screen says so (\(spinner.words))",
      where: { _, screen in
        let isAlert = screen.topLayer.role == .alert
        return isAlert == false
          && screen.requests.contains { $0.isCancelled == false && isMeant($0) }
      },
      { _, screen in shows(spinner, screen) ? nil : [.expect(spinner)] })
  }

  /// Returns the property that the screen, or a layer beneath, shows what the server has once nothing waits,
  /// unless an alert covers it.
  ///
  /// The server is an `ExternalValue` of `ExistingApps`, which the dependencies of the view model change.
  ///
  /// - Parameter expectations: A closure that takes the value of the server, and returns what the screen has
  ///   to show.
  public static func showsWhatTheServerHas<Base, Server>(
    _ expectations: @escaping @Sendable (Server) -> [Command.Expectation]
  ) -> Property where App == ReplayedApp<Base> {
    .atRest(
      "once nothing waits, the screen shows what the server has",
      where: { ($0.topLayer.role == .alert) == false },
      { app, screen in
        let values = app.followed.objects.compactMap { ($0 as? any OutsideValue)?.current }
        let servers = values.filter { type(of: $0) == Server.self }.compactMap { $0 as? Server }
        guard servers.count == 1 else {
          fatalError("\(servers.count) external values have the type \(Server.self).")
        }
        let unmet = servers.flatMap(expectations).first { shows($0, screen) == false }
        return unmet.map { [.expect($0)] }
      })
  }

  /// Returns the property that who has signed out sees and awaits nothing.
  ///
  /// A cancelled request doesn't count.
  ///
  /// - Parameters:
  ///   - signedOut: What the screen shows when nobody is signed in, such as `.button("Sign in")`.
  ///   - names: The names of requests that it may then make.
  ///   - isPrivate: A closure that returns whether a text on the screen is only for who is signed in.
  public static func nothingRemains(
    when signedOut: Command.Expectation, except names: Set<String> = [],
    of isPrivate: @escaping @Sendable (String) -> Bool
  ) -> Property {
    .always(
      "who has signed out sees and awaits nothing", where: { $1.meets(signedOut) },
      { _, screen in
        let seen = screen.topLayer.flattenedNodes.first { $0.words.contains(where: isPrivate) }
        let awaited = screen.requests.first { request in
          names.contains(request) == false && request.isCancelled == false
        }
        let absence = seen?.absence ?? awaited.map { .noRequest($0) }
        return absence.map { [.expect($0)] }
      })
  }

  /// Returns an invariant of the states in which nothing waits.
  static func atRest(
    _ name: String,
    where applies: @escaping @Sendable (Screen<App.Action>) -> Bool = { _ in true },
    _ check: @escaping @Sendable (App, Screen<App.Action>) -> Violation?
  ) -> Property {
    var property = Property(
      name: name,
      law: .state(isGoal: false, where: { $1.requests.isEmpty && applies($1) }) { check($0, $2) })
    property.isAboutRest = true
    return property
  }
}

/// Returns whether the screen, or a layer beneath, is as expected.
private func shows<Action>(_ expectation: Command.Expectation, _ screen: Screen<Action>) -> Bool {
  screen.layers.contains { Screen(layers: [$0], events: []).meets(expectation) }
}
