import HeadlessUI
import JuiceModel
import JuiceScreens
import PlainText
import Testing
import TextRendering

@Suite struct SceneTextTests {
  @Test(arguments: Scene.allCases, Language.all)
  func `no line is wider than its viewport or ends with a blank`(
    scene: Scene, language: Language
  ) throws {
    let screen = try scene.screen(in: language)
    for (columns, rows) in [(20, 10), (32, 12), (40, 24), (60, 20), (80, 24), (120, 40)] {
      for chrome in [Chrome.unicode, .ascii] {
        let viewport = Viewport(columns: columns, rows: rows)
        let text = TextRenderer(viewport: viewport, style: .grid(chrome)).render(screen)
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.count <= rows + 1)
        #expect(lines.allSatisfy { $0.displayWidth <= columns })
        #expect(lines.contains { $0.last == " " } == false)
        #expect(text.hasSuffix("\n"))
        #expect(text.hasSuffix("\n\n") == false)
      }
    }
  }

  @Test(arguments: Scene.allCases, Language.all)
  func `every control of the topmost layer is read with its name and number`(
    scene: Scene, language: Language
  ) throws {
    let screen = try scene.screen(in: language)
    let viewport = Viewport(columns: 60, rows: 20)
    let lines = TextRenderer(viewport: viewport, style: .linear()).render(screen).split(
      separator: "\n")
    for (index, affordance) in screen.affordances.enumerated() {
      let isRead = lines.contains { line in
        line.contains("\"\(affordance.name)\"") && line.contains("[\(index + 1)]")
      }
      #expect(isRead == affordance.isEnabled, "\(affordance)")
    }
  }

  @Test(arguments: [Scene.initial, .allSoldOut, .stockEdit, .atBounds], Language.all)
  func `every name can be read whole by scrolling on the smallest viewport`(
    scene: Scene, language: Language
  ) throws {
    let screen = try scene.screen(in: language)
    let layer = try #require(screen.layers.last)
    let renderer = TextRenderer(viewport: Viewport(columns: 20, rows: 10))
    let end = renderer.frame(of: screen, scrolledTo: [.max, .max]).positions.last ?? 0
    let texts = (0...end).map { position in
      renderer.render(screen, scrolledTo: [position, position]).words
    }
    let names = [layer.name] + layer.nodes.flatMap(\.flattened).map(\.name)
    for name in names where name.isEmpty == false {
      #expect(texts.contains { $0.contains(" \(name) ") }, "\(name)\n\(texts)")
    }
  }
}

extension String {
  /// The words of a text, without brackets and rules, between single spaces.
  fileprivate var words: String {
    let words = split { $0.isWhitespace || "[]─".contains($0) }
    return " " + words.joined(separator: " ") + " "
  }
}
