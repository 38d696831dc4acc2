import JuiceModel
import JuiceScreens
import JuiceViewModels
import Testing
import TextRendering
import TextSnapshots

@Suite struct SnapshotTests {
  private static let smallest = Viewport(columns: 20, rows: 10)
  private static let portrait = Viewport(columns: 40, rows: 24)
  private static let landscape = Viewport(columns: 60, rows: 20)
  private static let others = [
    smallest, Viewport(columns: 32, rows: 12), Viewport(columns: 80, rows: 24),
    Viewport(columns: 120, rows: 40),
  ]

  @Test func `the order screen opens with ten of each fruit`() {
    let renderer = TextRenderer(viewport: Viewport(columns: 60, rows: 20))
    let screen = JuiceKiosk(phrases: .english).screen
    expectSnapshot(of: screen, drawnBy: renderer, named: "Order/initial.60x20.en")
  }

  @Test(arguments: Scene.allCases)
  func `a scene looks as recorded in portrait and in landscape`(scene: Scene) throws {
    try expectSnapshots(of: scene, viewports: [SnapshotTests.portrait])
    try expectSnapshots(
      of: scene, viewports: [SnapshotTests.landscape],
      languages: [.initial, .outOfStock].contains(scene) ? [.korean] : Language.all)
  }

  @Test(arguments: [Scene.initial, .outOfStock, .stockEdit, .drafted])
  func `a scene looks as recorded from the smallest viewport to the largest`(scene: Scene) throws {
    try expectSnapshots(of: scene, viewports: SnapshotTests.others)
  }

  @Test(arguments: [Scene.outOfStock, .atBounds])
  func `a scene looks as recorded in ASCII chrome`(scene: Scene) throws {
    try expectSnapshots(
      of: scene, viewports: [SnapshotTests.landscape], languages: [.english],
      styles: ["ascii": .grid(.ascii)])
  }

  @Test(arguments: Scene.allCases)
  func `a scene reads as recorded`(scene: Scene) throws {
    for language in Language.all {
      let words: Vocabulary = language == .english ? .english : .korean
      try expectSnapshots(
        of: scene, viewports: [], languages: [language], styles: ["linear": .linear(words)])
    }
  }

  @Test func `a scene looks as recorded when it is focused`() throws {
    let viewports = [SnapshotTests.smallest, SnapshotTests.portrait]
    try expectSnapshots(of: .initial, focus: 7, viewports: viewports)
    try expectSnapshots(of: .stockEdit, focus: 4, viewports: [SnapshotTests.landscape])
  }

  private func expectSnapshots(
    of scene: Scene,
    viewports: [Viewport],
    languages: [Language] = Language.all,
    styles: KeyValuePairs<String, TextStyle> = ["": .grid()],
    line: UInt = #line
  ) throws {
    try TextSnapshots.expectSnapshots(
      named: scene.rawValue, viewports: viewports, languages: languages, styles: styles, line: line,
      screen: scene.screen)
  }

  private func expectSnapshots(
    of scene: Scene, focus: Int, viewports: [Viewport], line: UInt = #line
  ) throws {
    for language in Language.all {
      for viewport in viewports {
        expectSnapshot(
          of: TextRenderer(viewport: viewport)
            .frame(of: try scene.screen(in: language), focus: focus).text,
          named: "\(scene.rawValue)-focused.\(viewport).\(language.rawValue)", line: line)
      }
    }
  }
}
