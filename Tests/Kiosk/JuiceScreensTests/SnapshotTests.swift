import JuiceModel
import JuiceScreens
import Testing
import TextRenderer
import TextSnapshots

@Suite struct SnapshotTests {
  private static let smallest = Viewport(columns: 20, rows: 10)
  private static let portrait = Viewport(columns: 40, rows: 24)
  private static let landscape = Viewport(columns: 60, rows: 20)
  private static let others = [
    smallest, Viewport(columns: 32, rows: 12), Viewport(columns: 80, rows: 24),
    Viewport(columns: 120, rows: 40),
  ]

  @Test(arguments: Scene.allCases)
  func `a scene looks as recorded in portrait and in landscape`(scene: Scene) throws {
    try expectSnapshots(of: scene, viewports: [SnapshotTests.portrait, SnapshotTests.landscape])
  }

  @Test(arguments: [Scene.initial, .outOfStock, .stockEdit])
  func `a scene looks as recorded from the smallest viewport to the largest`(scene: Scene) throws {
    try expectSnapshots(of: scene, viewports: SnapshotTests.others)
  }

  @Test(arguments: [Scene.outOfStock, .atBounds])
  func `a scene looks as recorded in ASCII chrome`(scene: Scene) throws {
    try expectSnapshots(
      of: scene, viewports: [SnapshotTests.landscape], languages: [.english],
      styles: ["ascii": { _ in .grid(.ascii) }])
  }

  @Test(arguments: Scene.allCases)
  func `a scene reads as recorded`(scene: Scene) throws {
    try expectSnapshots(
      of: scene, viewports: [SnapshotTests.landscape],
      styles: ["linear": { .linear(.words(in: $0)) }])
  }

  @Test func `a scene looks as recorded when it is focused`() throws {
    let viewports = [SnapshotTests.smallest, SnapshotTests.portrait]
    try expectSnapshots(of: .initial, "-focused", viewports: viewports, focus: 7)
    try expectSnapshots(
      of: .stockEdit, "-focused", viewports: [SnapshotTests.landscape], focus: 4)
  }

  private func expectSnapshots(
    of scene: Scene,
    _ suffix: String = "",
    viewports: [Viewport],
    languages: [Language] = Language.all,
    styles: KeyValuePairs<String, (Language) -> TextStyle> = ["": { _ in .grid() }],
    focus: Int? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    try TextSnapshots.expectSnapshots(
      named: scene.rawValue + suffix, viewports: viewports, languages: languages, styles: styles,
      sourceLocation: sourceLocation,
      reading: { language in
        let style = TextStyle.linear(.words(in: language))
        return TextRenderer(viewport: SnapshotTests.landscape, style: style)
          .render(try scene.screen(in: language))
      },
      drawing: { viewport, language, style in
        TextRenderer(viewport: viewport, style: style(language))
          .frame(of: try scene.screen(in: language), focus: focus).text
      }
    )
  }
}

extension Vocabulary {
  fileprivate static func words(in language: Language) -> Vocabulary {
    language == .english ? .english : .korean
  }
}
