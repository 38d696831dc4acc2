import Descriptors
public import FlowExplorer
public import HeadlessUI
public import PromptUI
public import TerminalUI

/// The command of any app: it opens the app on the full screen or at a prompt, lets a program drive it,
/// records what is done in it, runs flows on it, and explores it.
///
/// ```swift
/// await AppCommand("counter", "Counts in the terminal.") { _ in Counter() }.run()
/// ```
///
/// `counter --help` lists the options. An app that waits is opened live, and is answered by flows and by
/// explorations if it's stubbed:
///
/// ```swift
/// await AppCommand("library", "Finds books.") { _ in
///   StubbedApp(Library()) { _ in [Stub("offline", .failure)] }
/// } live: { _ in
///   LiveApp(Library()) { request in await shelf.response(to: request) }
/// }.run()
/// ```
public struct AppCommand: Sendable {
  /// The words of the prompt and of the full screen, in one language.
  public typealias Words = (prompt: PromptWords, terminal: TerminalWords)

  private let perform: @Sendable ([String]) async -> ExitStatus

  /// Creates the command of an app.
  ///
  /// - Parameters:
  ///   - name: The name of the program, as a shell calls it.
  ///   - summary: A sentence on the app for the help.
  ///   - version: The version that `--version` prints, or `nil` if there is no such option.
  ///   - languages: The codes of the languages of the app, such as `en`, the default first. With more
  ///     than one, there is an option `--language`.
  ///   - scopes: The scopes to explore.
  ///   - laws: The properties to check in each scope.
  ///   - words: A function that returns the words in a language.
  ///   - makeApp: A closure that makes an app in a language, to run flows on and to explore. It's called
  ///     often.
  ///   - live: A closure that makes the app that a person or a program uses, or `nil` for the same app.
  public init<App: RestorableApp>(
    _ name: String, _ summary: String, version: String? = nil, languages: [String] = ["en"],
    exploring scopes: [Scope<App>] = [Scope("everything")],
    laws: [Property<App>] = [.noDeadEnd, .everyAlertCanBeLeft, .homeCanBeReached],
    words: @escaping @Sendable (_ language: String) -> Words = AppCommand.words,
    app makeApp: @escaping @Sendable (_ language: String) -> App,
    live: (@Sendable (_ language: String) -> any HeadlessApp)? = nil
  ) {
    let app = PlainCommandApp(
      name: name, version: version, summary: summary, languages: languages, wordsInLanguage: words,
      allScopes: scopes, laws: laws, makeApp: makeApp, makeLive: live ?? makeApp)
    perform = { await app.run($0) }
  }

  /// Returns the Korean words for `ko`, and the English words for any other language.
  public static func words(in language: String) -> Words {
    language == "ko" ? (.korean, .korean) : (.english, .english)
  }

  /// Runs the command, and ends the process with its exit status.
  ///
  /// - Parameter arguments: The arguments after the name of the program.
  public func run(_ arguments: [String] = Array(CommandLine.arguments.dropFirst())) async -> Never {
    exit(await perform(arguments).rawValue)
  }
}

/// An app whose command has no options of its own.
struct PlainCommandApp<App: RestorableApp>: CommandApp {
  let name: String
  let version: String?
  let summary: String
  let languages: [String]
  let wordsInLanguage: @Sendable (_ language: String) -> AppCommand.Words
  let allScopes: [Scope<App>]
  let laws: [Property<App>]
  let makeApp: @Sendable (_ language: String) -> App
  let makeLive: @Sendable (_ language: String) -> any HeadlessApp

  var noun: String { "app" }
  var options: [Option] { [] }
  var scopes: [String] { allScopes.map { $0.option } }
  var unrecordable: [String] { [] }
  var statuses: String { "73 the recording can't be saved." }

  func words(in language: String) -> AppCommand.Words { wordsInLanguage(language) }

  func open(_ tell: (String) -> Void) {}

  func live(in language: String) -> any HeadlessApp { makeLive(language) }

  func tested(in language: String) -> App { makeApp(language) }

  func parts(_ options: CommandOptions<Self>) -> [ExploredPart] {
    allScopes.filter { options.scope == nil || $0.option == options.scope }.flatMap { scope in
      options.exploredLanguages.map { language in
        let bounded = scope.bounded(
          states: options.states ?? .max, endsAtViolation: options.endsAtViolation)
        return ExploredPart(
          scope.name, in: languages.count > 1 ? language : nil,
          heading: language == options.exploredLanguages.first ? "\(scope.name)\n" : ""
        ) { explorer(bounded, language) }
      }
    }
  }

  func map(in language: String) -> String {
    let explorations = allScopes.map { explorer($0, language).explore() }
    let extents = explorations.map { "\($0.scope): \($0.extent)" }.joined(separator: "; ")
    return "\(LayerMap(explorations.flatMap { $0.layerTransitions }, scope: extents))"
  }

  func runCommand(in language: String) -> String {
    "\(name) run " + (languages.count > 1 ? "--language \(language) " : "") + "FILE"
  }

  func failures(isForPerson: Bool) -> [CommandFailure] { [] }

  private func explorer(_ scope: Scope<App>, _ language: String) -> Explorer<App> {
    Explorer(
      scope, properties: laws,
      firstStates: [FirstState(runCommand(in: language)) { [makeApp] in makeApp(language) }])
  }
}

extension Scope {
  /// The name of the scope as the value of an option.
  fileprivate var option: String { name.replacing(" ", with: "-") }
}
