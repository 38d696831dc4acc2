import HeadlessUI
import JuiceModel
import JuiceScreens
import TextRendering

/// Frames of menus that grow, compared with ten times the frame of a menu a tenth as long.
///
/// A scrolled frame shows as much of either menu, so it should take as long. It doesn't, because the
/// widths of the columns depend on every label, visible or not.
struct GrowthBenchmarks {
  let stopwatch: Stopwatch
  private let renderer = TextRenderer(viewport: Viewport(columns: 60, rows: 20))

  func measurements() throws -> [Measurement] {
    let kiosks = try [10, 100, 1_000].map { count in
      JuiceKiosk(maker: JuiceMaker(menu: try .sample(juices: count)))
    }
    let works =
      kiosks.flatMap { kiosk in
        let screen = kiosk.screen
        return [
          { renderer.render(kiosk.screen).utf8.count },
          { renderer.render(screen, scrolledTo: [5]).utf8.count },
        ]
      } + (try [8, 80].map(screens(ofRecipes:)))
    let times = stopwatch.microseconds(works)
    return [
      growth("frame, 10 to 100 juices", from: times[0], to: times[2]),
      growth("frame, 100 to 1,000 juices", from: times[2], to: times[4]),
      growth("layout and text scrolled, 100 to 1,000 juices", from: times[3], to: times[5]),
      Measurement(
        name: "  the same beside 100 juices", unit: "us", floor: times[3], ours: times[5],
        goal: 1),
      growth("screen of 1,000 juices, of 8 to 80 fruits each", from: times[6], to: times[7]),
    ]
  }

  /// Returns work that draws a menu whose recipes name a number of fruits.
  private func screens(ofRecipes count: Int) throws(MenuError) -> () -> Int {
    let fruits = (0..<count).map { Fruit(id: .init("fruit-\($0)"), name: [.english: "\($0)"]) }
    let recipe = Recipe(fruits.map { .init(fruit: $0.id, amount: 1) })
    let juices = (0..<1_000).map { index in
      Juice(id: .init("juice-\(index)"), flavour: [.english: "\(index)"], recipe: recipe)
    }
    let kiosk = JuiceKiosk(maker: JuiceMaker(menu: try Menu(fruits: fruits, juices: juices)))
    return { kiosk.screen.content.count }
  }

  private func growth(_ name: String, from small: Double, to large: Double) -> Measurement {
    Measurement(name: name, unit: "us", floor: 10 * small, ours: large, goal: 1)
  }
}

extension Menu {
  /// Returns a menu with a number of juices, made from the fruits of the standard menu.
  static func sample(juices count: Int) throws(MenuError) -> Menu {
    let juices = (0..<count).map { index in
      let juice = Menu.standard.juices[index % Menu.standard.juices.count]
      return Juice(
        id: .init("\(juice.id)-\(index)"),
        flavour: LocalizedName(
          juice.flavour.translations.map {
            .init(language: $0.language, text: "\($0.text) \(index)")
          }),
        recipe: juice.recipe
      )
    }
    return try Menu(fruits: Menu.standard.fruits, juices: juices)
  }
}
