public import HeadlessUI

extension Screen {
  /// Returns whether two screens have the same contents and controls, regardless of their actions.
  @inlinable
  package func isAlike<Other>(_ other: Screen<Other>) -> Bool {
    layers.elementsEqual(other.layers) { $0.isAlike($1) }
      && events.elementsEqual(other.events) { ($0.name, $0.response) == ($1.name, $1.response) }
  }
}

extension Layer {
  @inlinable
  func isAlike<Other>(_ other: Layer<Other>) -> Bool {
    guard content.elementsEqual(other.content, by: { $0.isAlike($1) }) else { return false }
    var (frame, otherFrame) = (self, other)
    (frame.content, otherFrame.content) = ([], [])
    return frame.map { _ in true } == otherFrame.map { _ in true }
  }
}

extension Node {
  @inlinable
  func isAlike<Other>(_ other: Node<Other>) -> Bool {
    switch (self, other) {
    case (.text(let one), .text(let other)): one == other
    case (.value(let one), .value(let other)): one == other
    case (.button(let one), .button(let other)): one.map { _ in true } == other.map { _ in true }
    case (.stepper(let one), .stepper(let other)): one.map { _ in true } == other.map { _ in true }
    case (.group(let one), .group(let other)):
      one.name == other.name && one.children.elementsEqual(other.children) { $0.isAlike($1) }
    default: false
    }
  }
}
