package import CommandSyntax
package import FlowExplorer
package import HeadlessUI

/// The app of a command, with the values of the options that belong to it alone.
package protocol CommandApp: Sendable {
  /// The type of the app that flows are run on.
  associatedtype Tested: HeadlessApp

  typealias Option = CommandTable<Verb, CommandOptions<Self>>.Option

  /// The name of the program, as a shell calls it.
  var name: String { get }
  /// The version, or `nil` if the command has no option that prints it.
  var version: String? { get }
  /// A sentence about the app.
  var summary: String { get }
  /// The word for the app in the help, such as "kiosk".
  var noun: String { get }
  /// The codes of the languages, the default first.
  var languages: [String] { get }
  /// The options of the app alone, each in the place of a common one with the same word.
  var options: [Option] { get }
  /// The names of the scopes to explore, as the values of an option.
  var scopes: [String] { get }
  /// The subject of the map that an exploration draws, such as "the whole menu".
  var mapped: String { get }
  /// The options with which nothing can be recorded, because flows can't begin with what they name.
  var unrecordable: [String] { get }
  /// The meanings of the statuses for files that can't be written or are in use.
  var statuses: String { get }

  /// Returns the words of a person's ports.
  func words(in language: String) -> CommandWords

  /// Opens the files that the options name, and tells what people should know about them.
  ///
  /// - Throws: A ``CommandFailure``, or a `UsageError`.
  mutating func open(_ tell: (String) -> Void) throws

  /// Returns the app that a person or a program uses.
  func live(in language: String) -> any HeadlessApp

  /// Returns a new app that flows are run on.
  func tested(in language: String) -> Tested

  /// Returns what to explore, in the order of the report.
  func parts(_ options: CommandOptions<Self>) -> [ExploredPart]

  /// Returns a map of the layers, as a Mermaid flowchart.
  func map(in language: String) -> String

  /// Returns the command that runs a flow, called `FILE`, on an app with the same options.
  func runCommand(in language: String) -> String

  /// Returns the changes that couldn't be saved.
  ///
  /// - Parameter isForPerson: Whether a person used the app, who has seen all failures but the last.
  func failures(isForPerson: Bool) -> [CommandFailure]
}
