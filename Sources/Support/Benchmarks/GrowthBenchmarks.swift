import JuiceModel
import JuiceScreens
import TextRenderer

/// Frames of menus that grow: the floor is ten times the frame of a menu a tenth as long.
///
/// A scrolled frame shows as much of either menu, so that it should take as long; it does not, as
/// the widths of columns depend on every label, seen or not.
struct GrowthBenchmarks {
  let stopwatch: Stopwatch
  private let renderer = TextRenderer(viewport: Viewport(columns: 60, rows: 20))

  func measurements() throws -> [Measurement] {
    let kiosks = try [10, 100, 1_000].map { count in
      JuiceKiosk(maker: JuiceMaker(menu: try .sample(juices: count)))
    }
    let works = kiosks.flatMap { kiosk in
      let screen = kiosk.screen
      return [
        { renderer.render(kiosk.screen).utf8.count },
        { renderer.render(screen, scrolledTo: [5]).utf8.count },
      ]
    }
    let times = stopwatch.microseconds(works)
    return [
      growth("frame, 10 to 100 juices", from: times[0], to: times[2]),
      growth("frame, 100 to 1,000 juices", from: times[2], to: times[4]),
      growth("layout and text scrolled, 100 to 1,000 juices", from: times[3], to: times[5]),
      Measurement(
        name: "  the same beside 100 juices", unit: "us", floor: times[3], ours: times[5],
        goal: 1),
    ]
  }

  private func growth(_ name: String, from small: Double, to large: Double) -> Measurement {
    Measurement(name: name, unit: "us", floor: 10 * small, ours: large, goal: 1)
  }
}
