import HeadlessUI
import JuiceScreens
import JuiceViewModels
import TextRendering

@testable import TerminalUI

/// A kiosk on a terminal that must show, cell by cell, what the renderer draws for another kiosk in
/// this process, to which the same happens.
final class ViewedKiosk: AppPort {
  private let kiosk: JuiceKiosk
  private let session: ViewSession<JuiceKiosk>
  private var checked: Screen<Int>?

  init(_ phrases: Phrases, columns: Int, rows: Int) {
    kiosk = JuiceKiosk(phrases: phrases)
    session = ViewSession(JuiceKiosk(phrases: phrases), columns: columns, rows: rows)
  }

  func currentScreen() throws(TerminalFailure) -> Screen<Int> {
    if let checked { return checked }
    try check()
    let screen = kiosk.screen.numbered
    checked = screen
    return screen
  }

  private func check() throws(TerminalFailure) {
    let state = session.view.state
    let renderer = TextRenderer(viewport: state.appViewport)
    let text = renderer.render(kiosk.screen, scrolledTo: state.frame.positions)
    guard session.shows(text) else {
      throw TerminalFailure(description: "the terminal shows \(session.model.text), not \(text)")
    }
  }

  func perform(_ number: Int) throws(TerminalFailure) {
    let affordances = kiosk.screen.affordances
    guard let action = affordances[number - 1].action else { return }
    if affordances[number - 1].gesture == .dismiss {
      session.type("\u{1B}")
    } else {
      session.sendLater("\(number) ")
    }
    kiosk.perform(action)
    checked = nil
  }
}
