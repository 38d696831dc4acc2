import FlowExplorer
import Foundation
import JuiceExploration
import JuiceProgram
import JuiceWorld
import ProgramArguments
import TestSupport
import Testing

@testable import ProgramUI
@testable import juicemaker_explorer

/// Counterexamples of faults in kiosks of several scopes, as the command prints them.
struct CounterexampleTests {
  /// Faults in a stock, in a part of the menu, and in another language.
  private static let names: Set = [
    "an order that lacks one fruit is served", "a count of 73 is shown as 72",
    "an English status has a typing error",
  ]
  /// Faults in two worlds.
  private static let others: Set = [
    "changes that can't be saved are lost", "closing commits nothing if a count would go below 0",
  ]

  @Test(
    arguments: TestSizes.size(quick: names, exhaustive: names.union(others)).compactMap { name in
      Fault.all.first { $0.name == name }
    })
  func `a counterexample runs as printed, and fails only with the fault`(fault: Fault) throws {
    let violations = fault.explorer(upTo: 1_000, checksHidden: false).explore().violations
    let folder = try TemporaryFolder()
    let finding = try #require(violations.first)
    guard case .violated(_, let flow, .confirmed) = finding.outcome else {
      Issue.record("\(finding)")
      return
    }
    let file = try folder.file("counterexample.flow", "\(flow)".utf8)
    let line = try #require(finding.firstState)
    let words = line.split(separator: " ").dropFirst().map {
      String($0).replacing("FILE", with: file)
    }
    let app = KioskExplorer().program
    guard
      case .perform(_, let files, var options) = try app.table.request(words, ProgramOptions(app))
    else { throw CocoaError(.formatting) }
    let explorer = try KioskExplorer(options)
    options.app = explorer.program
    options.app.tested = { language in
      KioskWorld(
        explorer.kiosk.menu, stock: explorer.kiosk.stock, in: explorer.scope?.world ?? .full
      ) {
        FaultyKiosk(maker: $0, phrases: .spoken(in: language), fault: fault)
      }
    }
    var output = ""
    var errors = ""
    let status = options.runFlows(files, &output, &errors)
    #expect(status == .failure)
    let sound = try ThisPackage.run(ThisPackage.program("juicemaker-explorer"), words)
    #expect(sound.status == 0, "\(line)\n\(flow)")
  }
}
