import FlowDriver
package import HeadlessUI
import TextRendering

/// The layers of a screen as of their last reading to a person, who only needs to hear changes.
package struct LayerReadings {
  private let words: PromptWords
  private let renderer: TextRenderer
  /// The lines of each layer when it was last the topmost one.
  private var lines: [Int: [Substring]] = [:]
  private var top: Int?
  private var hasUnsavedChanges = false

  package init(words: PromptWords) {
    self.words = words
    renderer = TextRenderer(
      viewport: Viewport(columns: 0, rows: 0), style: .linear(words.vocabulary))
  }

  /// Returns the text of the topmost layer that a person doesn't know yet.
  ///
  /// That's the whole layer if it's new or asked for. Otherwise, it's the lines that have changed, not
  /// indented, below the first line if the layer was covered. Changes that a dismissal has discarded precede
  /// them.
  ///
  /// - Parameters:
  ///   - gesture: The gesture of the person, or `nil` if only time has passed.
  ///   - isAsked: Whether the person asks for the whole layer.
  package mutating func changes<App>(
    to session: PortSession<App>, after gesture: Gesture? = nil, isAsked: Bool = false
  ) -> String {
    let formerTop = top
    let hadChanges = hasUnsavedChanges
    let text = renderer.render(session.screen)
    let lines = text.split(separator: "\n")
    let known = isAsked ? [] : self.lines[session.topLayer.id] ?? []
    top = session.topLayer.id
    hasUnsavedChanges = session.hasUnsavedChanges
    self.lines = self.lines.filter { session.remembers($0.key) }
    self.lines[session.topLayer.id] = lines
    let isDiscarded = gesture == .dismiss && hadChanges && hasUnsavedChanges == false
    let loss = isDiscarded ? "\(words.discarded)\n" : ""
    guard known.count == lines.count else { return loss + text }
    let changed = zip(lines, known).filter { ($0 == $1) == false }.map { $0.0.drop { $0 == " " } }
    let heading = top == formerTop ? [] : lines.prefix(1).filter { changed.contains($0) == false }
    return loss + (heading + changed).map { $0 + "\n" }.joined()
  }

  /// Returns the lines of some nodes of the topmost layer, without their indentation.
  func lines<Action>(
    of screen: Screen<Action>, where isMeant: (PlacedNode<Action>) -> Bool
  ) -> String {
    let lines = renderer.render(screen).split(separator: "\n").dropFirst()
    let placed = screen.topLayer.placedNodes.filter { $0.node.isFrame == false }
    return zip(placed, lines).filter { isMeant($0.0) }
      .map { $1.drop { $0 == " " } + "\n" }.joined()
  }
}
