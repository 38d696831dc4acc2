import FlowDriver
import FlowTesting
import HeadlessUI
import JuiceScreens
import JuiceViewModels
import Terminals
import TestSupport
import Testing
import TextRendering

@testable import TerminalScreens

struct TerminalFlowTests {
  private static let english = ThisPackage.flows + "/english"

  private static func flows() throws -> [(file: FlowFile, columns: Int, rows: Int)] {
    let files = try [ThisPackage.flows, english].map { try FlowFile.all(in: $0) }
    let whole = files.flatMap { $0.prefix(TestSizes.size(quick: 1, exhaustive: $0.count)) }
    let small = files[0].filter { $0.path.hasSuffix("/restock-and-order.flow") }
    return whole.map { ($0, 60, 20) } + small.map { ($0, 30, 6) }
  }

  @Test(arguments: try flows())
  func `a flow passes on a terminal, which shows each screen, or a part of it, cell by cell`(
    file: FlowFile, columns: Int, rows: Int
  ) throws {
    let phrases = file.path.hasPrefix(Self.english) ? Phrases.english : .korean
    let kiosk = ViewedKiosk(phrases, columns: columns, rows: rows)
    let flow = try Flow(contentsOf: file.path)
    #expect(try flow.compare(kiosk, with: JuiceKiosk(phrases: phrases)) == nil)
  }
}

/// A kiosk on a terminal that must show, cell by cell, what the renderer draws for its screen.
private struct ViewedKiosk: AppPort {
  private let session: ViewSession<JuiceKiosk>

  init(_ phrases: Phrases, columns: Int, rows: Int) {
    session = ViewSession(JuiceKiosk(phrases: phrases), columns: columns, rows: rows)
  }

  func currentScreen() throws(TerminalFailure) -> Screen<Int> {
    let state = session.view.state
    let text = TextRenderer(viewport: state.appViewport)
      .render(state.session.screen, scrolledTo: state.frame.positions)
    guard TerminalModel.text(of: session.model.cells.prefix(state.appViewport.rows)) == text else {
      throw TerminalFailure(description: "the terminal shows \(session.model.text), not \(text)")
    }
    return state.session.screen.numbered
  }

  func take(_ input: Input<Int>) throws(TerminalFailure) -> Bool {
    guard case .action(let number) = input else { return false }
    if session.view.state.session.control(number)?.gesture == .dismiss {
      session.type("\u{1B}")
    } else {
      session.sendLater("\(number) ")
    }
    return true
  }
}
