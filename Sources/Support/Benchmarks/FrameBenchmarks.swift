import JuiceModel
import JuiceScreens
import TextRendering

/// Frames of the order screen, compared with writing the same cells.
struct FrameBenchmarks {
  private let renderer = TextRenderer(viewport: Viewport(columns: 60, rows: 20))

  func measurements() -> [Measurement] {
    let store = FruitStore(Stock(of: .standard))
    let kiosk = JuiceKiosk(maker: JuiceMaker(menu: .standard, store: store))
    let screen = kiosk.screen
    let floor = FrameFloor(renderer.render(screen), columns: 60)
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
}
