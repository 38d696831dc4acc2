public import HeadlessUI

extension Screen {
  /// Returns whether two screens have the same contents and controls, regardless of their actions.
  @inlinable
  package func isAlike<Other>(_ other: Screen<Other>) -> Bool {
    title == other.title && hasUnsavedChanges == other.hasUnsavedChanges && focus == other.focus
      && bar.elementsEqual(other.bar) { $0.map { _ in true } == $1.map { _ in true } }
      && content.elementsEqual(other.content) { $0.isAlike($1) }
      && Modal.areAlike(modal, other.modal)
      && events.elementsEqual(other.events) { $0.map { _ in true } == $1.map { _ in true } }
  }
}

extension Modal {
  @inlinable
  static func areAlike<Other>(_ one: Modal?, _ other: Modal<Other>?) -> Bool {
    switch (one, other) {
    case (nil, nil): true
    case (.sheet(let one, let dismissal), .sheet(let other, let otherDismissal)):
      one.isAlike(other) && dismissal?.map { _ in true } == otherDismissal?.map { _ in true }
    case (let one?, let other?): one.map { _ in true } == other.map { _ in true }
    default: false
    }
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
