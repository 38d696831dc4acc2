import HeadlessUI
import TextRendering

/// The layers of a screen, as they were last read to a person, who only needs to hear what changed.
struct LayerReadings {
  private struct Reading {
    let role: Role
    let name: String
    /// The lines of the layer when it was first the topmost one, or none if it never was.
    var opening: [Substring] = []
    /// The lines of the layer when it was last the topmost one, or none if it never was.
    var lines: [Substring] = []

    var isChangedSheet: Bool { role == .sheet && (lines == opening) == false }

    func isOfSameLayer(as other: Reading) -> Bool { role == other.role && name == other.name }
  }

  /// The number of controls up to which a layer is read without its number of controls.
  private static let mostUncounted = 10

  private let words: PromptWords
  private let renderer: TextRenderer
  private var readings: [Reading] = []
  /// The sheet in whose place there is an alert now, and which may come back.
  private var replaced: Reading?

  init(words: PromptWords) {
    self.words = words
    renderer = TextRenderer(
      viewport: Viewport(columns: 0, rows: 0), style: .linear(words.vocabulary))
  }

  /// Whether a sheet isn't as it was when it came up, even if there is an alert now.
  var hasChangedSheet: Bool {
    readings.contains { $0.isChangedSheet } || replaced?.isChangedSheet == true
  }

  mutating func whole<Action>(_ screen: Screen<Action>) -> String {
    follow(screen)
    let text = renderer.render(screen)
    remember(text.split(separator: "\n"))
    return introduced(text, screen.topLayer)
  }

  /// Returns what a person doesn't know yet of the topmost layer.
  ///
  /// That's the whole layer if it's new, its first line and the lines that have changed if it was
  /// covered, or only the lines that have changed. Lines that have changed aren't indented. What a
  /// dismissal has discarded precedes them.
  ///
  /// - Parameter gesture: What the person has done, or `nil` if only time has passed.
  mutating func changes<Action>(
    to screen: Screen<Action>, after gesture: Gesture? = nil
  ) -> String {
    let old = readings
    follow(screen)
    let known = readings.last?.lines ?? []
    let text = renderer.render(screen)
    let lines = text.split(separator: "\n")
    remember(lines)
    let isDiscarded =
      gesture == .dismiss && readings.count < old.count && old.last?.isChangedSheet == true
    let loss = isDiscarded && (words.dismissSheet == nil) == false ? "\(words.discarded)\n" : ""
    guard known.count == lines.count else { return loss + introduced(text, screen.topLayer) }
    let changed = zip(lines, known).filter { ($0 == $1) == false }.map { $0.0.drop { $0 == " " } }
    let wasTop =
      readings.count == old.count && zip(readings, old).allSatisfy { $0.isOfSameLayer(as: $1) }
    let heading = wasTop ? [] : lines.prefix(1).filter { changed.contains($0) == false }
    return loss + (heading + changed).map { $0 + "\n" }.joined()
  }

  /// Returns the lines of the values and the steppers of the topmost layer with a name, without their
  /// indentation.
  func values<Action>(named name: String, on screen: Screen<Action>) -> String {
    let lines = renderer.render(screen).split(separator: "\n").dropFirst()
    let nodes = screen.topLayer.flattenedNodes.filter { node in
      (node.role == .group && node.name.isEmpty) == false
    }
    return zip(nodes, lines)
      .filter { node, _ in [.value, .stepper].contains(node.role) && node.name == name }
      .map { $1.drop { $0 == " " } + "\n" }.joined()
  }

  /// Returns the reading of a whole layer, after its number of controls if there are many, and before
  /// what the controls of a sheet mean.
  private func introduced<Action>(_ text: String, _ layer: Layer<Action>) -> String {
    let controls = layer.flattenedNodes.count { [.button, .stepper].contains($0.role) }
    let isLong = controls > LayerReadings.mostUncounted
    let dismissal = layer.dismissal.flatMap { _ in words.dismissSheet }
    let hints = layer.role == .sheet ? [words.closeSheet, dismissal].compactMap { $0 } : []
    return (isLong ? "\(words.controls): \(controls)\n" : "") + text
      + (hints.isEmpty ? "" : hints.joined(separator: ", ") + "\n")
  }

  /// Keeps the readings of the layers that are still there, and begins those of the others.
  private mutating func follow<Action>(_ screen: Screen<Action>) {
    let old = readings
    let layers = screen.layers.map { Reading(role: $0.role, name: $0.name) }
    let kept = zip(old, layers).prefix { $0.isOfSameLayer(as: $1) }.count
    readings = Array(old.prefix(kept) + layers.dropFirst(kept))
    let top = screen.topLayer.role
    if top == .alert, let sheet = old.last, sheet.role == .sheet, kept < old.count {
      replaced = sheet
    } else if let sheet = replaced, let last = readings.last, sheet.isOfSameLayer(as: last) {
      readings[readings.count - 1] = sheet
      replaced = nil
    } else if top == .screen {
      replaced = nil
    }
  }

  private mutating func remember(_ lines: [Substring]) {
    guard var reading = readings.popLast() else { return }
    if reading.opening.isEmpty { reading.opening = lines }
    reading.lines = lines
    readings.append(reading)
  }
}
