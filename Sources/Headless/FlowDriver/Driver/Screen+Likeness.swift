public import HeadlessUI

extension Screen {
  /// Returns whether another screen shows and offers the same, whatever its actions are.
  @inlinable
  package func isAlike<Other>(_ other: Screen<Other>) -> Bool {
    title == other.title && bar.elementsEqual(other.bar) { $0.isAlike($1) }
      && content.elementsEqual(other.content) { $0.isAlike($1) } && isCoveredAlike(other)
  }

  @inlinable
  func isCoveredAlike<Other>(_ other: Screen<Other>) -> Bool {
    switch (modal, other.modal) {
    case (.alert(let alert), .alert(let other)): alert.isAlike(other)
    case (.sheet(let sheet, let dismissal), .sheet(let other, let otherDismissal)):
      (dismissal == nil) == (otherDismissal == nil) && sheet.isAlike(other)
    case (nil, nil): true
    default: false
    }
  }
}

extension Alert {
  @inlinable
  func isAlike<Other>(_ other: Alert<Other>) -> Bool {
    title == other.title && message == other.message
      && (dismissal == nil) == (other.dismissal == nil)
      && buttons.elementsEqual(other.buttons) { $0.isAlike($1) }
  }
}

extension Node {
  @inlinable
  func isAlike<Other>(_ other: Node<Other>) -> Bool {
    switch (self, other) {
    case (.text(let text), .text(let other)): text == other
    case (.value(let value), .value(let other)): value == other
    case (.button(let button), .button(let other)): button.isAlike(other)
    case (.stepper(let stepper), .stepper(let other)): stepper.isAlike(other)
    case (.group(let group), .group(let other)):
      group.name == other.name && group.children.elementsEqual(other.children) { $0.isAlike($1) }
    default: false
    }
  }
}

extension Button {
  @inlinable
  func isAlike<Other>(_ other: Button<Other>) -> Bool {
    name == other.name && (action == nil) == (other.action == nil) && status == other.status
      && role == other.role && identifier == other.identifier
  }
}

extension Stepper {
  @inlinable
  func isAlike<Other>(_ other: Stepper<Other>) -> Bool {
    name == other.name && value == other.value && symbol == other.symbol
      && (decrement == nil) == (other.decrement == nil)
      && (increment == nil) == (other.increment == nil) && status == other.status
      && identifier == other.identifier
  }
}
