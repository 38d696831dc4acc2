import CommandSyntax
import CommandUI
import ExplorerUI
import FlowExplorer
import JuiceCommand
import JuiceExploration
import JuiceModel
import JuiceViewModels
import JuiceWorld

/// The kiosk that the command explores.
struct KioskExplorer: Sendable {
  private static let scopes = KioskScope.all + [.product]

  private(set) var kiosk = KioskCommand()
  /// The scope to explore, or in whose kiosk flows run, or `nil` for all of them.
  private(set) var scope: KioskScope?

  init() {}

  /// Opens the menu, and sets the opening stock.
  init(_ options: CommandOptions) throws(CommandFailure) {
    let scope = KioskExplorer.scopes.first { $0.option == options.scope }
    kiosk = try KioskCommand(options) { scope?.part(of: $0) ?? $0 }
    self.scope = scope
  }

  /// The command of any app, with the scopes of the kiosk.
  var command: AppCommand {
    var command = AppCommand(
      "juicemaker-explorer", "Explores every state of a juice kiosk.", version: "0.1.0",
      languages: kiosk.languages
    ) { kiosk.tested(in: $0, scope?.world ?? .full) }
    command.verbs = [.explore, .run]
    command.noun = "kiosk"
    command.options = KioskCommand.options
    command.options.append(
      .choice(
        "--scope", KioskExplorer.scopes.map { $0.option },
        "explore a single scope, or run flows on its kiosk, as explore prints them"
      ) { $0.scope = $1 }
      .limited(to: [.run, .explore], without: ["--format mermaid"]))
    command.explore(parts, map: map)
    command.open = { options throws(CommandFailure) in try KioskExplorer(options).command }
    command.warnings = kiosk.warnings
    return command
  }

  /// Returns what to explore, in the order of the report.
  func parts(_ options: CommandOptions) -> [ExploredPart] {
    (scope.map { [$0] } ?? KioskScope.all).flatMap { scope in
      options.exploredLanguages.map { language in
        let isFirst = language == options.exploredLanguages.first
        let heading = "\(scope.name), \(scope.part(of: kiosk.menu).size)\n\(scope.extent)"
        return ExploredPart(scope.name, in: language, heading: heading) {
          scope.explorer(
            of: kiosk.menu, stock: kiosk.stock, phrases: .spoken(in: language),
            options: kiosk.menuOptions, states: options.states ?? .max,
            statesAfterViolation: options.statesAfterViolation, checksHidden: isFirst)
        }
      }
    }
  }

  private func map(in language: String) -> String {
    let explorer = KioskScope.map.explorer(
      of: kiosk.menu, stock: kiosk.stock, phrases: .spoken(in: language), checksHidden: false)
    return [explorer].flowchart()
  }
}
