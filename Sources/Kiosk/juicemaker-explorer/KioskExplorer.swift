import ExplorerUI
import FlowExplorer
import JuiceExploration
import JuiceModel
import JuiceProgram
import JuiceViewModels
import JuiceWorld
import ProgramArguments
import ProgramUI

/// The kiosk that the program explores.
struct KioskExplorer: Sendable {
  private static let scopes = KioskScope.all + [.product]

  private(set) var kiosk = KioskProgram()
  /// The scope to explore, or in whose kiosk flows run, or `nil` for all of them.
  private(set) var scope: KioskScope?

  init() {}

  /// Opens the menu, and sets the opening stock.
  init(_ options: ProgramOptions) throws(ProgramFailure) {
    let scope = KioskExplorer.scopes.first { $0.option == options.scope }
    kiosk = try KioskProgram(options) { scope?.part(of: $0) ?? $0 }
    self.scope = scope
  }

  /// The program of any app, with the scopes of the kiosk.
  var program: AppProgram {
    var program = AppProgram(
      "juicemaker-explorer", "Explores every state of a juice kiosk.", version: "0.1.0",
      languages: kiosk.languages
    ) { kiosk.tested(in: $0, scope?.world ?? .full) }
    program.verbs = [.explore, .run]
    program.noun = "kiosk"
    program.options = KioskProgram.options
    program.options.append(
      .choice(
        "--scope", KioskExplorer.scopes.map { $0.option },
        "explore a single scope, or run flows on its kiosk, as explore prints them"
      ) { $0.scope = $1 }
      .limited(to: [.run, .explore], without: ["--format mermaid"]))
    program.explore(parts, map: map)
    program.open = { options throws(ProgramFailure) in try KioskExplorer(options).program }
    program.warnings = kiosk.warnings
    return program
  }

  /// Returns what to explore, in the order of the report.
  func parts(_ options: ProgramOptions) -> [ExploredPart] {
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
