package import HeadlessUI
import JuiceViewModels

extension ShopModel {
  package var screen: Screen<Action> {
    let words = shop.words
    return Screen(
      title: words.orderTitle,
      bar: [Button(words.editStock, action: .editStock)] + (cover == nil ? worldButtons : []),
      content: [
        .group(Group(words.stock, children: shop.fruits.indices.map(value))),
        .group(Group(words.juices, children: shop.juices.indices.map(button))),
      ],
      modal: cover.map(modal)
    )
  }

  private func value(_ fruit: Int) -> Node<Action> {
    let count = stock[fruit]
    let fruit = shop.fruits[fruit]
    return .value(
      Value(fruit.name, value: "\(count)", symbol: fruit.symbol, identifier: fruit.id))
  }

  /// A juice, which can be ordered even if there isn't enough fruit, and then says so.
  private func button(_ juice: Int) -> Node<Action> {
    let isShort = zip(stock, shop.juices[juice].takes).contains { $0 < $1 }
    let pictures = shop.juices[juice].pictures
    return .button(
      Button(
        shop.juices[juice].order,
        value: shop.juices[juice].recipe,
        symbol: pictures.isEmpty ? nil : pictures,
        action: .order(juice: juice),
        status: Status(shop.words.notEnoughFruit, holds: isShort, isWarning: true),
        identifier: shop.juices[juice].id))
  }

  private func modal(_ cover: Cover) -> Modal<Action> {
    let words = shop.words
    return switch cover {
    case .ready(let juice): message(shop.juices[juice].ready)
    case .outOfStock:
      .alert(
        Alert(
          message: words.outOfStock,
          buttons: [
            Button(words.yes, action: .yes), Button(words.no, action: .no, role: .cancel),
          ],
          dismissal: .no))
    case .orderNotSaved: message(words.orderNotSaved + reason)
    case .changesNotSaved: message(words.stockNotSaved + reason)
    case .stockSheet(let changes):
      .sheet(sheet(changes), dismissal: .discard)
    }
  }

  /// An alert with a single button, which refuses to be dismissed.
  private func message(_ text: String) -> Modal<Action> {
    .alert(Alert(message: text, buttons: [Button(shop.words.confirm, action: .confirm)]))
  }

  private var reason: String {
    world.saving == .outdated ? " " + shop.words.stockOutdated : ""
  }

  private func sheet(_ changes: [Int]) -> Screen<Action> {
    let counts = stock(with: changes)
    let steppers: [Node<Action>] = shop.fruits.indices.map { fruit in
      .stepper(
        Stepper(
          shop.fruits[fruit].name,
          value: "\(counts[fruit])",
          symbol: shop.fruits[fruit].symbol,
          decrement: counts[fruit] > 0 ? .take(fruit: fruit) : nil,
          increment: counts[fruit] < 100 ? .add(fruit: fruit) : nil,
          status: Status(
            shop.words.changed, holds: (counts[fruit] == stock[fruit]) == false),
          identifier: shop.fruits[fruit].id))
    }
    return Screen(
      title: shop.words.stockEditTitle,
      bar: [Button(shop.words.close, action: .close)] + worldButtons,
      content: [.group(Group(children: steppers))]
    )
  }

  private var worldButtons: [Button<Action>] {
    world.buttons(fruits: shop.fruits.map { $0.id }, stock: stock).map { $0.map(Action.world) }
  }
}
