import Foundation
import JuiceModel
import JuiceScreens
import TerminalScreens
import TextRendering

/// Frames of the order screen, and keys that are pressed on the full screen, compared with writing the
/// cells of a frame and then its text.
struct FrameBenchmarks {
  private let renderer = TextRenderer(viewport: Viewport(columns: 60, rows: 20))
  private let store = FruitStore(Stock(of: .standard))

  private var kiosk: JuiceKiosk { JuiceKiosk(maker: JuiceMaker(menu: .standard, store: store)) }

  private var floor: FrameFloor { FrameFloor(renderer.render(JuiceKiosk().screen), columns: 60) }

  func frames() -> [Measurement] {
    let kiosk = kiosk
    let floor = floor
    let screen = kiosk.screen
    var step = 1
    let times = Stopwatch.microseconds([
      { floor.text().utf8.count },
      {
        step = -step
        try? store.apply([.banana: step])
        return renderer.render(kiosk.screen).utf8.count
      },
      { renderer.render(screen).utf8.count },
    ])
    return [
      ("frame: changed stock to 60x20 text", times[0], times[1], 6),
      ("  layout and text, unchanged screen", times[0], times[2], 4),
    ]
  }

  /// Measures key presses, from their bytes to those of the frame: they are parsed, performed, drawn,
  /// compared with the last frame and written.
  ///
  /// Seconds pass between two of them on their clock, so that each alert is answered.
  func keys() -> [Measurement] {
    let floor = floor
    var time = ContinuousClock.now
    var view = TerminalView(TerminalPort(kiosk), viewport: renderer.viewport, now: { time })
    let output = open("/dev/null", O_WRONLY)
    let draw = { (bytes: [UInt8]) in write(output, bytes, bytes.count) }
    let press = { (key: String) in
      time += .seconds(2)
      view.receive(key.utf8)
      return draw(view.paint())
    }
    _ = press("3")
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
