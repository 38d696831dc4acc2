import JuiceModel
import JuiceScreens
import TextRendering

/// Frames of menus that grow, compared with ten times the frame of a menu a tenth as long.
struct GrowthBenchmarks {
  private let renderer = TextRenderer(viewport: Viewport(columns: 60, rows: 20))

  func measurements() throws -> [Measurement] {
    let kiosks = try [10, 100, 1_000].map { count in
      JuiceKiosk(maker: JuiceMaker(menu: try .sample(juices: count)))
    }
    let times = Stopwatch.microseconds(
      kiosks.map { kiosk in { renderer.render(kiosk.screen).utf8.count } })
    return [
      ("frame, 10 to 100 juices", 10 * times[0], times[1], 1),
      ("frame, 100 to 1,000 juices", 10 * times[1], times[2], 1),
    ]
  }
}

extension Menu {
  /// Returns a menu with a number of juices, made from the fruits of the standard menu.
  fileprivate static func sample(juices count: Int) throws(MenuError) -> Menu {
    let juices = (0..<count).map { index in
      let juice = Menu.standard.juices[index % Menu.standard.juices.count]
      let flavour = juice.flavour.translations.map {
        LocalizedName.Translation(language: $0.language, text: "\($0.text) \(index)")
      }
      return Juice(
        id: .init("\(juice.id)-\(index)"), flavour: LocalizedName(flavour), recipe: juice.recipe)
    }
    return try Menu(fruits: Menu.standard.fruits, juices: juices)
  }
}
