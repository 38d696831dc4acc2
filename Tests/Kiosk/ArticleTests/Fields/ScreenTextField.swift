import HeadlessUI
import UIKit

/// A field of a screen, which sends the app each change of its text, and Return.
final class ScreenTextField<Action: Hashable & Sendable>: UITextField {
  private var field: Node<Action>
  private let take: (Input<Action>) -> Void

  init(_ field: Node<Action>, take: @escaping (Input<Action>) -> Void) {
    self.field = field
    self.take = take
    super.init(frame: .zero)
    addAction(UIAction { [weak self] _ in self?.change() }, for: .editingChanged)
    addAction(UIAction { [weak self] _ in self?.submit() }, for: .editingDidEndOnExit)
    show(field)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }

  /// Shows the field as it is now, but leaves a character alone that is being composed.
  func show(_ field: Node<Action>) {
    self.field = field
    accessibilityLabel = field.name
    accessibilityIdentifier = field.identifier
    placeholder = field.fieldTraits?.placeholder ?? field.name
    isSecureTextEntry = field.fieldTraits?.isHidden == true
    isEnabled = (field.action(.enter) == nil) == false
    if markedTextRange == nil, (text == field.value) == false { text = field.value }
  }

  private func change() {
    if let action = field.action(.enter) { take(.text(text ?? "", action)) }
  }

  private func submit() {
    if let action = field.action(.submit) { take(.action(action)) }
  }
}
