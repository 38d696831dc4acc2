import CommandSyntax
import Descriptors
import FlowDriver
public import FlowExplorer
public import HeadlessUI
public import PromptUI
public import TerminalUI

/// A command that opens an app, records and runs flows, and explores the states of the app.
///
/// A person uses the app on the full screen or at a prompt, and a program through a pipe.
///
/// ```swift
/// AppCommand("counter", "Counts in the terminal.") { _ in Counter() }.run()
/// ```
///
/// `counter --help` lists the options. An app that waits for responses is live for a person, and stubbed for
/// flows and explorations:
///
/// ```swift
/// AppCommand("library", "Finds books.") { _ in
///   StubbedApp(Library()) { _ in [Stub("offline", .failure)] }
/// } live: { _ in
///   LiveApp(Library()) { request in await shelf.response(to: request) }
/// }.run()
/// ```
public struct AppCommand<App: RestorableApp>: Sendable {
  package let name: String
  package let version: String?
  package let summary: String
  package let languages: [String]
  private let exploredScopes: [Scope<App>]
  private let laws: [Property<App>]
  private let wordsInLanguage: @Sendable (_ language: String) -> CommandWords
  private let makeApp: @Sendable (_ language: String) -> App
  private let makeLive: @Sendable (_ language: String) -> any HeadlessApp
  package let options: [Option]

  /// Creates the command of an app.
  ///
  /// - Parameters:
  ///   - name: The name of the program, as a shell calls it.
  ///   - summary: A sentence about the app, for the help.
  ///   - version: The version that `--version` prints, or `nil` if there is no such option.
  ///   - languages: The codes of the languages of the app, such as `en`, the default first. With more
  ///     than one, there is an option `--language`.
  ///   - scopes: The scopes to explore.
  ///   - laws: The properties to check in each scope.
  ///   - words: A function that returns the words in a language.
  ///   - makeApp: A closure that makes an app in a language, to run flows on and to explore. It's called
  ///     often.
  ///   - live: A closure that makes the app that a person or a program uses, or `nil` for the same app.
  public init(
    _ name: String, _ summary: String, version: String? = nil, languages: [String] = ["en"],
    exploring scopes: [Scope<App>] = [Scope("all states")],
    laws: [Property<App>] = [.noDeadEnd, .everyAlertCanBeLeft, .homeCanBeReached],
    words: @escaping @Sendable (_ language: String) -> CommandWords = { CommandWords(in: $0) },
    app makeApp: @escaping @Sendable (_ language: String) -> App,
    live: (@Sendable (_ language: String) -> any HeadlessApp)? = nil
  ) {
    (self.name, self.version, self.summary, self.languages) = (name, version, summary, languages)
    (exploredScopes, self.laws, wordsInLanguage) = (scopes, laws, words)
    (self.makeApp, makeLive) = (makeApp, live ?? makeApp)
    let wait = Option.number(
      "--wait", in: 0...3_600,
      "wait at most N seconds for the responses that a line from a pipe or a program leads to "
        + "(default: \(usualWait.components.seconds))"
    ) { $0.wait = .seconds($1) }
    options = live == nil ? [] : [wait.limited(to: [.open])]
  }

  /// Runs the command, and ends the process with its exit status.
  ///
  /// - Parameter arguments: The arguments after the name of the program.
  public func run(_ arguments: [String] = Array(CommandLine.arguments.dropFirst())) -> Never {
    exit(status(of: arguments).rawValue)
  }
}

/// The words of the prompt and of the full screen, in one language.
public struct CommandWords: Sendable {
  /// The words of the prompt.
  public var prompt: PromptWords
  /// The words of the full screen.
  public var terminal: TerminalWords

  /// Creates the Korean words for `ko`, and the English words for any other language, to change them.
  public init(in language: String) {
    (prompt, terminal) = language == "ko" ? (.korean, .korean) : (.english, .english)
  }
}

extension AppCommand: CommandApp {
  package var noun: String { "app" }
  package var scopes: [String] { exploredScopes.map { $0.option } }
  package var mapped: String { "the whole app" }
  package var unrecordable: [String] { [] }
  package var statuses: String { "73 the recording can't be saved." }

  package func words(in language: String) -> CommandWords { wordsInLanguage(language) }

  package func open(_ tell: (String) -> Void) {}

  package func live(in language: String) -> any HeadlessApp { makeLive(language) }

  package func tested(in language: String) -> App { makeApp(language) }

  package func parts(_ options: CommandOptions<Self>) -> [ExploredPart] {
    exploredScopes.filter { options.scope == nil || $0.option == options.scope }.flatMap { scope in
      let bounded = scope.bounded(
        states: options.states ?? .max, endsAtViolation: options.endsAtViolation)
      return options.exploredLanguages.map { language in
        ExploredPart(
          scope.name, in: languages.count > 1 ? language : nil,
          heading: language == options.exploredLanguages.first ? "\(scope.name)\n" : ""
        ) { explorer(of: bounded, in: language) }
      }
    }
  }

  package func map(in language: String) -> String {
    let scopes = exploredScopes.map { $0.bounded(states: .max, endsAtViolation: false) }
    return scopes.map { explorer(of: $0, in: language) }.flowchart()
  }

  package func runCommand(in language: String) -> String {
    "\(name) run " + (languages.count > 1 ? "--language \(language) " : "") + "FILE"
  }

  package func failures(isForPerson: Bool) -> [CommandFailure] { [] }

  private func explorer(of scope: Scope<App>, in language: String) -> Explorer<App> {
    Explorer(
      scope, properties: laws,
      firstStates: [FirstState(runCommand(in: language)) { [makeApp] in makeApp(language) }])
  }
}

extension Scope {
  /// The name of the scope as the value of an option.
  fileprivate var option: String { name.replacing(" ", with: "-") }
}
