import JuiceModel
import JuiceScreens
import Testing
import TextRenderer
import TextSnapshots

@Suite struct SnapshotTests {
  private static let portrait = Viewport(columns: 40, rows: 24)
  private static let landscape = Viewport(columns: 60, rows: 20)
  private static let others = [
    Viewport(columns: 20, rows: 10),
    Viewport(columns: 32, rows: 12),
    Viewport(columns: 80, rows: 24),
    Viewport(columns: 120, rows: 40),
  ]

  @Test(arguments: Scene.allCases, Language.allCases)
  func `a scene looks as recorded in portrait and in landscape`(
    scene: Scene, language: Language
  ) throws {
    for viewport in [SnapshotTests.portrait, SnapshotTests.landscape] {
      try expectGrid(scene, in: language, viewport: viewport)
    }
  }

  @Test(arguments: [Scene.initial, .outOfStock, .stockEdit], Language.allCases)
  func `a scene looks as recorded from the smallest viewport to the largest`(
    scene: Scene, language: Language
  ) throws {
    for viewport in SnapshotTests.others {
      try expectGrid(scene, in: language, viewport: viewport)
    }
  }

  @Test(arguments: [Scene.outOfStock, .atBounds])
  func `a scene looks as recorded in ASCII chrome`(scene: Scene) throws {
    let renderer = TextRenderer(viewport: SnapshotTests.landscape, style: .grid(.ascii))
    expectSnapshot(
      of: renderer.render(try scene.screen(in: .english)),
      named: "\(scene.rawValue).\(renderer.viewport).en.ascii"
    )
  }

  @Test(arguments: Language.allCases)
  func `a scene looks as recorded when it is scrolled or focused`(language: Language) throws {
    let screen = try Scene.initial.screen(in: language)
    for viewport in [SnapshotTests.others[0], SnapshotTests.portrait] {
      let frame = TextRenderer(viewport: viewport).frame(of: screen, focus: 7)
      expectSnapshot(
        of: frame.text, named: "Order/initial-focused.\(viewport).\(language.rawValue)")
    }
    let sheet = try Scene.stockEdit.screen(in: language)
    let frame = TextRenderer(viewport: SnapshotTests.landscape).frame(of: sheet, focus: 4)
    expectSnapshot(
      of: frame.text, named: "StockEdit/initial-focused.60x20.\(language.rawValue)")
  }

  @Test(arguments: Scene.allCases, Language.allCases)
  func `a scene reads as recorded`(scene: Scene, language: Language) throws {
    let words: Vocabulary =
      switch language {
      case .korean: .korean
      case .english: .english
      }
    let renderer = TextRenderer(viewport: SnapshotTests.landscape, style: .linear(words))
    expectSnapshot(
      of: renderer.render(try scene.screen(in: language)),
      named: "\(scene.rawValue).\(renderer.viewport).\(language.rawValue).linear"
    )
  }

  private func expectGrid(_ scene: Scene, in language: Language, viewport: Viewport) throws {
    let renderer = TextRenderer(viewport: viewport)
    expectSnapshot(
      of: renderer.render(try scene.screen(in: language)),
      named: "\(scene.rawValue).\(viewport).\(language.rawValue)"
    )
  }
}
