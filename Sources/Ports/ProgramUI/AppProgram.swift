import DescriptorIO
import FlowDriver
public import HeadlessUI
package import ProgramArguments

/// A program that opens an app, records what is done in it, and runs flows.
///
/// A person uses the app on the full screen or at a prompt, and a program through a pipe.
///
/// ```swift
/// AppProgram("counter", "Counts in the terminal.") { _ in Counter() }.run()
/// ```
///
/// `counter --help` lists the options. An app that waits for responses is live for a person, and stubbed for
/// flows:
///
/// ```swift
/// AppProgram("library", "Finds books.") { _ in
///   StubbedApp(Library()) { _ in [Stub("offline", .failure)] }
/// } live: { _ in
///   LiveApp(Library()) { request in await shelf.response(to: request) }
/// }.run()
/// ```
///
/// The module `ExplorerUI` has an initializer for a program that explores the app, too.
public struct AppProgram: Sendable {
  package typealias Option = ArgumentTable<Verb, ProgramOptions>.Option

  let name: String
  let version: String?
  let summary: String
  /// The codes of the languages, the default first.
  package let languages: [String]
  /// Makes the app that a person or another program uses.
  package let live: @Sendable (_ language: String) -> any HeadlessApp
  /// Makes an app that flows are run on.
  package var tested: @Sendable (_ language: String) -> any HeadlessApp

  /// The verbs of the program, the default first.
  package var verbs: [Verb] = [.open, .run]
  /// The word for the app in the help, such as "kiosk".
  package var noun = "app"
  /// The meanings of the statuses for files that can't be written or are in use.
  package var statuses = "73 the recording can't be saved."
  /// The options of the app alone, each in the place of a common one with the same word.
  package var options: [Option]

  /// Opens the files that options name, and returns the program with the app that has them.
  package var open: @Sendable (ProgramOptions) throws(ProgramFailure) -> AppProgram = { $0.app }
  /// What people should know about the files, in whole lines.
  package var warnings = ""
  /// Explores the app for the verb `explore`, and writes a report.
  package var explore: @Sendable (ProgramOptions, _ write: (String) -> Void) -> ExitStatus = {
    _, _ in .success
  }
  /// Returns the line for a shell that runs a flow, called `FILE`, on an app with the same options.
  package var invocation: @Sendable (_ language: String) -> String
  /// Returns why a change couldn't be saved, or `nil`; a person has seen all failures but the last.
  package var failure: @Sendable (_ isForPerson: Bool) -> ProgramFailure? = { _ in nil }

  /// Creates the program of an app.
  ///
  /// - Parameters:
  ///   - name: The name of the program, as a shell calls it.
  ///   - summary: A sentence about the app, for the help.
  ///   - version: The version that `--version` prints, or `nil` if there is no such option.
  ///   - languages: The codes of the languages of the app, such as `en`, the default first. With more
  ///     than one, there is an option `--language`. The words of the ports are in Korean for `ko`, and else
  ///     in English.
  ///   - makeApp: A closure that makes an app in a language, to run flows on.
  ///   - live: A closure that makes the app that a person or another program uses, or `nil` for the same app.
  public init(
    _ name: String, _ summary: String, version: String? = nil, languages: [String] = ["en"],
    app makeApp: @escaping @Sendable (_ language: String) -> any HeadlessApp,
    live: (@Sendable (_ language: String) -> any HeadlessApp)? = nil
  ) {
    self.name = name
    self.version = version
    self.summary = summary
    self.languages = languages
    self.live = live ?? makeApp
    tested = makeApp
    let wait = Option.number(
      "--wait", in: 0...3_600,
      "wait at most N seconds for the responses that a line from a pipe or a program leads to "
        + "(default: \(usualWait.components.seconds))"
    ) { $0.wait = .seconds($1) }
    options = live == nil ? [] : [wait.limited(to: [.open])]
    invocation = { language in
      "\(name) run " + (languages.count > 1 ? "--language \(language) " : "") + "FILE"
    }
  }

  /// Runs the program, and ends the process with its exit status.
  ///
  /// - Parameter arguments: The arguments after the name of the program.
  public func run(_ arguments: [String] = Array(CommandLine.arguments.dropFirst())) -> Never {
    exit(status(of: arguments).rawValue)
  }
}
