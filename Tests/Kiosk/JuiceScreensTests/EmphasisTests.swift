import JuiceModel
import PlainText
import Testing
import TextRendering
import TextSnapshots

@Suite struct EmphasisTests {
  @Test(arguments: [Scene.someSoldOut, .outOfStock, .drafted, .atBounds])
  func `the meanings of the texts of a scene are as recorded`(scene: Scene) throws {
    let frame = TextRenderer(viewport: Viewport(columns: 60, rows: 20))
      .frame(of: try scene.screen(in: .korean))
    expectSnapshot(of: frame.emphasisMap, named: "\(scene.rawValue).60x20.ko.emphasis")
  }
}

extension Frame {
  /// The text with a letter for the meaning of each cell in place of what it shows, and a dot for
  /// cells without a special one.
  fileprivate var emphasisMap: String {
    var map = ""
    for (row, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      var column = 0
      for character in line {
        let run = runs.last { $0.row == row && $0.columns.contains(column) }
        let letter = character == " " ? " " : run?.emphasis.letter ?? "."
        map += String(repeating: letter, count: character.displayWidth)
        column += character.displayWidth
      }
      map += "\n"
    }
    return String(map.dropLast())
  }
}

extension Emphasis {
  fileprivate var letter: String {
    switch self {
    case .title: "t"
    case .value: "v"
    case .status: "s"
    case .warning: "w"
    case .destructive: "x"
    case .available: "a"
    case .disabled: "d"
    case .number: "n"
    case .hint: "h"
    case .covered: "c"
    }
  }
}
