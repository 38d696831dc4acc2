import HeadlessUI
import TextRendering

/// The layers of a screen, as they were last read to a person, who only needs to hear what changed.
struct LayerReadings {
  private struct Reading {
    let role: Role
    let name: String
    /// The lines of the layer when it was last the topmost one, or none if it never was.
    var lines: [Substring] = []
  }

  private let renderer: TextRenderer
  private var readings: [Reading] = []

  init(words: Vocabulary) {
    renderer = TextRenderer(viewport: Viewport(columns: 0, rows: 0), style: .linear(words))
  }

  mutating func whole<Action>(_ screen: Screen<Action>) -> String {
    readings = layers(of: screen)
    let text = renderer.render(screen)
    remember(text.split(separator: "\n"))
    return text
  }

  /// Returns what a person doesn't know yet of the topmost layer.
  ///
  /// That's the whole layer if it's new, its first line and the lines that have changed if it was
  /// covered, or only the lines that have changed. Lines that have changed aren't indented.
  mutating func changes<Action>(to screen: Screen<Action>) -> String {
    let wasTop = readings.count == screen.layers.count
    readings = layers(of: screen)
    let known = readings.last?.lines ?? []
    let text = renderer.render(screen)
    let lines = text.split(separator: "\n")
    remember(lines)
    guard known.count == lines.count else { return text }
    let changed = zip(lines, known).filter { ($0 == $1) == false }.map { $0.0.drop { $0 == " " } }
    let heading = wasTop ? [] : lines.prefix(1).filter { changed.contains($0) == false }
    return (heading + changed).map { $0 + "\n" }.joined()
  }

  /// Returns the lines of the steppers of the topmost layer with a name, without their indentation.
  func steppers<Action>(named name: String, on screen: Screen<Action>) -> String {
    let lines = renderer.render(screen).split(separator: "\n").dropFirst()
    return zip(screen.topLayer.flattenedNodes, lines)
      .filter { node, _ in node.role == .stepper && node.name == name }
      .map { $1.drop { $0 == " " } + "\n" }.joined()
  }

  /// Returns readings, with the lines of the layers that are still there.
  private func layers<Action>(of screen: Screen<Action>) -> [Reading] {
    let layers = screen.layers.map { Reading(role: $0.role, name: $0.name) }
    let kept = zip(readings, layers).prefix { $0.role == $1.role && $0.name == $1.name }.count
    return Array(readings.prefix(kept) + layers.dropFirst(kept))
  }

  private mutating func remember(_ lines: [Substring]) {
    guard var reading = readings.popLast() else { return }
    reading.lines = lines
    readings.append(reading)
  }
}
