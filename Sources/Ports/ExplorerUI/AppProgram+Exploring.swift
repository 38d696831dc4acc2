public import FlowExplorer
public import HeadlessUI
import ProgramArguments
public import ProgramUI

extension AppProgram {
  /// Creates the program of an app that explores it, too.
  ///
  /// ```swift
  /// AppProgram("counter", "Counts in the terminal.", exploring: [Scope("all states")]) { _ in
  ///   ReplayedApp { Counter() }
  /// }.run()
  /// ```
  ///
  /// `counter explore` visits every state of each scope, and checks the laws there.
  ///
  /// - Parameters:
  ///   - name: The name of the program, as a shell calls it.
  ///   - summary: A sentence about the app, for the help.
  ///   - version: The version that `--version` prints, or `nil` if there is no such option.
  ///   - languages: The codes of the languages of the app, such as `en`, the default first. With more
  ///     than one, there is an option `--language`. The words of the ports are in Korean for `ko`, and else
  ///     in English.
  ///   - scopes: The scopes to explore.
  ///   - laws: The properties to check in each scope.
  ///   - makeApp: A closure that makes an app in a language, to run flows on and to explore. It's called
  ///     often.
  ///   - live: A closure that makes the app that a person or another program uses, or `nil` for the same app.
  public init<App: RestorableApp>(
    _ name: String, _ summary: String, version: String? = nil, languages: [String] = ["en"],
    exploring scopes: [Scope<App>],
    laws: [Property<App>] = [.noDeadEnd, .everyAlertCanBeLeft, .homeCanBeReached()],
    app makeApp: @escaping @Sendable (_ language: String) -> App,
    live: (@Sendable (_ language: String) -> any HeadlessApp)? = nil
  ) {
    self.init(name, summary, version: version, languages: languages, app: makeApp, live: live)
    verbs.append(.explore)
    options.append(
      .choice("--scope", scopes.map { $0.option }, "explore a single scope") { $0.scope = $1 }
        .limited(to: [.explore], without: ["--format mermaid"]))
    let invocation = invocation
    @Sendable func explorer(of scope: Scope<App>, in language: String) -> Explorer<App> {
      let first = FirstState(invocation(language)) { makeApp(language) }
      return Explorer(scope, properties: laws, firstStates: [first])
    }
    explore { options in
      scopes.filter { options.scope == nil || $0.option == options.scope }.flatMap { scope in
        let bounded = scope.bounded(
          states: options.states ?? .max, statesAfterViolation: options.statesAfterViolation)
        return options.exploredLanguages.map { language in
          ExploredPart(
            scope.name, in: languages.count > 1 ? language : nil, heading: scope.name
          ) { explorer(of: bounded, in: language) }
        }
      }
    } map: { language in
      let whole = scopes.map { $0.bounded(statesAfterViolation: .max) }
      return whole.map { explorer(of: $0, in: language) }.flowchart()
    }
  }
}

extension Scope {
  /// The name of the scope as the value of an option.
  fileprivate var option: String { name.replacing(" ", with: "-") }
}
