import HeadlessUI
import PlainText
import TestSizes
import Testing
import TextRendering

@Suite struct RandomScreenTests {
  private static let seeds = TestSizes.size(quick: UInt64(0)..<25, exhaustive: 0..<4_000)
  static let viewports = [(0, 0), (1, 1), (2, 3), (5, 40), (20, 10), (40, 24), (60, 20), (80, 24)]

  /// Returns every viewport for the first screens, and one for each of the others.
  private static func viewports(ofSeed seed: UInt64) -> [(Int, Int)] {
    seed < 400 ? viewports : [viewports[Int(seed) % viewports.count]]
  }

  @Test(arguments: [Chrome.unicode, .ascii])
  func `no random screen leaves its viewport or sends a control to a terminal`(chrome: Chrome) {
    for seed in RandomScreenTests.seeds {
      var random = RandomScreen(seed: seed)
      let screen = random.screen()
      for (columns, rows) in RandomScreenTests.viewports(ofSeed: seed) {
        let viewport = Viewport(columns: columns, rows: rows)
        let renderer = TextRenderer(viewport: viewport, style: .grid(chrome))
        let text = renderer.render(screen, scrolledTo: [Int(seed % 7), Int(seed % 5)])
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        let isValid =
          text.hasSuffix("\n") && (text == "\n" || text.hasSuffix("\n\n") == false)
          && lines.count <= max(rows, 1) + 1
          && lines.allSatisfy { $0.displayWidth <= columns && ($0.last == " ") == false }
          && text.unicodeScalars.allSatisfy { $0 == "\n" || $0.isPrintable }
        #expect(isValid, "seed \(seed), \(viewport)\n\(text)")
      }
    }
  }

  @Test(arguments: [Vocabulary.english, .korean])
  func `no random screen sends a control to a terminal when read line by line`(words: Vocabulary) {
    let viewport = Viewport(columns: 60, rows: 20)
    let renderer = TextRenderer(viewport: viewport, style: .linear(words))
    for seed in RandomScreenTests.seeds {
      var random = RandomScreen(seed: seed)
      let screen = random.screen()
      let text = renderer.render(screen)
      let isValid = text.unicodeScalars.allSatisfy { $0 == "\n" || $0.isPrintable }
      #expect(isValid, "seed \(seed)\n\(text)")
      #expect(text.split(separator: "\n").count == nodeCount(of: screen), "seed \(seed)\n\(text)")
    }
  }

  @Test func `hostile chrome harms neither the width nor the terminal`() {
    var chrome = Chrome.unicode
    let hostile: [Character] = [
      "\u{1B}", "\n", "가", "\u{301}", "\u{202E}", "🍓",
      Character("─" + String(repeating: "\u{301}", count: 200)),
    ]
    for character in hostile {
      chrome.horizontal = character
      chrome.vertical = character
      chrome.focusLeft = character
      chrome.above = character
      chrome.below = character
      chrome.ellipsis = String(character)
      for locker in LockerScreen.allCases {
        for (columns, rows) in RandomScreenTests.viewports {
          let viewport = Viewport(columns: columns, rows: rows)
          let renderer = TextRenderer(viewport: viewport, style: .grid(chrome))
          let text = renderer.frame(of: locker.screen, focus: 0).text
          let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
          let isValid =
            lines.count <= max(rows, 1) + 1 && lines.allSatisfy { $0.displayWidth <= columns }
            && text.unicodeScalars.allSatisfy { $0 == "\n" || $0.isPrintable }
          #expect(isValid, "\(String(character).debugDescription), \(viewport)\n\(text)")
        }
      }
    }
  }

  @Test func `a hostile vocabulary forges no lines`() {
    var words = Vocabulary.english
    words.text = "te\u{1B}[2Jxt\nforged"
    words.disabled = "\u{202E}"
    let renderer = TextRenderer(viewport: Viewport(columns: 0, rows: 0), style: .linear(words))
    let text = renderer.render(LockerScreen.open.screen)
    #expect(text.unicodeScalars.allSatisfy { $0 == "\n" || $0.isPrintable })
    #expect(text.split(separator: "\n").count == nodeCount(of: LockerScreen.open.screen))
  }

  @Test func `the same screen gives the same text`() {
    for seed in UInt64(0)..<50 {
      var one = RandomScreen(seed: seed)
      var other = RandomScreen(seed: seed)
      let renderer = TextRenderer(viewport: Viewport(columns: 60, rows: 20))
      #expect(renderer.render(one.screen()) == renderer.render(other.screen()), "seed \(seed)")
    }
  }

  private func nodeCount<Action>(of screen: Screen<Action>) -> Int {
    1 + (screen.layers.last?.nodes.reduce(0) { $0 + nodeCount(of: $1) } ?? 0)
  }

  private func nodeCount<Action>(of node: Node<Action>) -> Int {
    guard case .group(let group) = node else { return 1 }
    return 1 + group.children.reduce(0) { $0 + nodeCount(of: $1) }
  }
}
