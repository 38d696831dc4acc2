import HeadlessUI
import JuiceScreens
import JuiceViewModels
import TextRendering

@testable import TerminalUI

/// A kiosk on a terminal that must show, cell by cell, what the renderer draws for its screen.
struct ViewedKiosk: AppPort {
  private let session: ViewSession<JuiceKiosk>

  init(_ phrases: Phrases, columns: Int, rows: Int) {
    session = ViewSession(JuiceKiosk(phrases: phrases), columns: columns, rows: rows)
  }

  func currentScreen() throws(TerminalFailure) -> Screen<Int> {
    let state = session.state
    let text = TextRenderer(viewport: state.appViewport)
      .render(state.session.screen, scrolledTo: state.frame.positions)
    guard session.shows(text) else {
      throw TerminalFailure(description: "the terminal shows \(session.model.text), not \(text)")
    }
    return state.session.screen.numbered
  }

  func perform(_ number: Int) throws(TerminalFailure) {
    if session.state.session.control(number)?.gesture == .dismiss {
      session.type("\u{1B}")
    } else {
      session.sendLater("\(number) ")
    }
  }
}
