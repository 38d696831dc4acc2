import HeadlessUI
import TextRendering

extension TerminalState {
  mutating func press(row: Int, column: Int) {
    number = ""
    showsNumbers = false
    mousePress = nil
    guard (overlay == .question) == false else {
      overlay = nil
      return
    }
    drawIfStale()
    guard let index = frame.affordance(atRow: row, column: column) else { return }
    let regions = frame.regions.filter { $0.affordance == index }
    if overlay == .keys {
      mousePress = (nil, regions)
    } else if focus.move(to: index) {
      focus.isChosen = true
      mousePress = (focus.affordance?.identity, regions)
    }
  }

  mutating func release(row: Int, column: Int) {
    guard let press = mousePress else { return }
    mousePress = nil
    guard press.regions.contains(where: { $0.contains(row: row, column: column) }) else { return }
    if overlay == .keys {
      turnPage(.escape)
    } else if press.control == focus.affordance?.identity {
      perform(focus.index)
    }
  }
}
