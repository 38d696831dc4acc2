import Foundation
import JuiceModel
import JuiceScreens
import TerminalUI
import TextRendering

/// Keys that are pressed on the full screen, from their bytes to those of the frame, compared with
/// writing the cells of a frame and then its text.
struct KeyBenchmarks {
  private let viewport = Viewport(columns: 60, rows: 20)

  /// Measures key presses, which are parsed, performed, drawn, compared with the last frame and
  /// written.
  ///
  /// Seconds pass between two of them on their clock, so that each alert is answered.
  func measurements() -> [Measurement] {
    let store = FruitStore(Stock(of: .standard))
    var time = ContinuousClock.now
    var view = TerminalView(
      TerminalPort(JuiceKiosk(maker: JuiceMaker(menu: .standard, store: store))),
      viewport: viewport, now: { time })
    let output = open("/dev/null", O_WRONLY)
    let draw = { (bytes: [UInt8]) in write(output, bytes, bytes.count) }
    let press = { (key: String) in
      time += .seconds(2)
      view.receive(key.utf8)
      return draw(view.paint())
    }
    _ = press("3")
    let text = TextRenderer(viewport: viewport).render(JuiceKiosk().screen)
    let floor = FrameFloor(text, columns: 60)
    let times = Stopwatch.microseconds([
      { draw(Array(floor.text().utf8)) },
      { press("\u{1B}[B") + press("\u{1B}[A") },
      {
        try? store.apply([.banana: 2])
        return press("\r") + press("\r")
      },
    ])
    return [
      ("key press to bytes written, focus moves", times[0], times[1] / 2, 15),
      ("key press to bytes written, juice ordered", times[0], times[2] / 2, 25),
    ]
  }
}
