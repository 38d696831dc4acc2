public import HeadlessUI

/// A layer without the actions of its app, as it's laid out.
///
/// It's made in code that is specialized for the app, so that no tree has to be copied.
@usableFromInline
struct LayerItems {
  @usableFromInline
  enum Part {
    case text(String)
    case item(Item)
    case group(String?, [Part])

    var role: Role {
      switch self {
      case .text: .text
      case .item(let item): item.role
      case .group: .group
      }
    }
  }

  @usableFromInline let role: Role
  @usableFromInline let title: String?
  @usableFromInline let message: String?
  @usableFromInline let hints: String
  @usableFromInline let buttons: [Item]
  @usableFromInline let content: [Part]

  /// Creates the items of a layer; a value in a bar is a part of its button's name.
  @inlinable
  init<Action>(_ layer: Layer<Action>) {
    (role, title, message) = (layer.role, layer.title, layer.message)
    hints = layer.hints.joined(separator: ", ")
    buttons = layer.buttons.map { button in
      let value = layer.role == .alert ? nil : button.value
      return Item(button, name: value.map { "\(button.name) \($0)" } ?? button.name)
    }
    content = LayerItems.parts(of: layer.content)
  }

  @inlinable
  static func parts<Action>(of nodes: [Node<Action>]) -> [Part] {
    nodes.map { node in
      switch node {
      case .text(let text): .text(text)
      case .value(let value):
        .item(Item(.value, value.name, symbol: value.symbol, value: value.value))
      case .button(let button): .item(Item(button, name: button.name))
      case .stepper(let stepper):
        .item(
          Item(
            .stepper, stepper.name, symbol: stepper.symbol, value: stepper.value,
            status: stepper.status, isEnabled: stepper.canDecrement,
            canIncrement: stepper.canIncrement))
      case .group(let group): .group(group.name, parts(of: group.children))
      }
    }
  }
}
