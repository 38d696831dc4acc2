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
    case group(String, [Part])

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

  /// Creates the items of a layer; in a bar and on an alert, the value and the status of a button are
  /// a part of its name.
  @inlinable
  init<Action>(_ layer: Layer<Action>) {
    role = layer.role
    title = layer.title
    message = layer.message
    hints = layer.hints.joined(separator: ", ")
    buttons = layer.buttons.map { button in
      let status = button.status.flatMap { $0.holds ? $0.name : nil }
      let name = button.value.map { "\(button.name) \($0)" } ?? button.name
      return Item(button, name: status.map { "\(name) \($0)" } ?? name)
    }
    content = LayerItems.parts(of: layer.content)
  }

  @inlinable
  static func parts<Action>(of nodes: [Node<Action>]) -> [Part] {
    nodes.map { node in
      switch node.kind {
      case .text: .text(node.name)
      case .group: .group(node.name, parts(of: node.children))
      case .value, .button, .stepper, .field, .picture: .item(Item(node, name: node.name))
      }
    }
  }
}
