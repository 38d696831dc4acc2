package import HeadlessUI
import JuiceModel
import JuiceViewModels
import JuiceWorld

extension ShopModel {
  package var screen: Screen<Action> {
    let words = shop.words
    return Screen(
      title: words.orderTitle,
      bar: [Button(words.editStock, action: .editStock)],
      content: [
        .group(words.stock, children: shop.fruits.indices.map(value)),
        .group(words.juices, children: shop.juices.indices.map(button)),
      ],
      hasUnsavedChanges: changes.map { (stock(with: $0) == stock) == false } ?? false,
      coveredBy: [cover.map(layer)],
      events: world.events(zip(shop.fruits, stock).map { ($0.id, $1) })
        .map { ExternalEvent($0.name, action: .world($0.event)) }
    )
  }

  private func value(_ fruit: Int) -> Node<Action> {
    let count = stock[fruit]
    let fruit = shop.fruits[fruit]
    return .value(fruit.name, value: "\(count)", symbol: fruit.symbol, identifier: fruit.id)
  }

  /// A juice, which can be ordered even if there isn't enough fruit, and then says so.
  private func button(_ juice: Int) -> Node<Action> {
    let short = named(missing(for: juice)).map { $0.fruit }.joined(separator: ", ")
    let lacking = shop.words.notEnough(fruit: short, count: 0)
    let pictures = shop.juices[juice].pictures
    return .button(
      Button(
        shop.juices[juice].order,
        value: shop.juices[juice].recipe,
        symbol: pictures.isEmpty ? nil : pictures,
        action: .order(juice: juice),
        status: short.isEmpty ? nil : Status(lacking, holds: true, isWarning: true),
        identifier: shop.juices[juice].id))
  }

  private func layer(_ cover: Cover) -> Layer<Action> {
    let words = shop.words
    return switch cover {
    case .ready(let juice): message(shop.juices[juice].ready)
    case .outOfStock(let missing):
      .alert(
        AlertIntent(
          title: words.outOfStock,
          message: named(missing).map { words.shortage(fruit: $0.fruit, count: $0.count) }
            .joined(separator: ", "),
          buttons: [
            .init(words.yes, action: .editStock), .init(words.no, role: .cancel, action: .leave),
          ]))
    case .notSaved(_, .damaged): warning(words.stockNotRead, .damaged)
    case .notSaved(nil, let cause): warning(words.orderNotSaved, cause)
    case .notSaved(_, let cause): warning(words.stockNotSaved, cause)
    case .stockSheet(let changes, let missing): sheet(changes, missing)
    }
  }

  private func named(_ missing: [Int]) -> [(fruit: String, count: Int)] {
    zip(shop.fruits.map { $0.name }, missing).filter { $1 > 0 }.map { ($0, $1) }
  }

  /// An alert with a single button, which refuses to be dismissed.
  private func message(_ text: String) -> Layer<Action> {
    .alert(AlertIntent(message: text, buttons: [.init(shop.words.confirm, action: .leave)]))
  }

  private func warning(_ title: String, _ cause: StockNotSaved.Cause) -> Layer<Action> {
    let words = shop.words
    return .alert(
      AlertIntent(
        title: title, message: words.causes[cause],
        buttons: cause == .noRoom
          ? [.init(words.confirm, action: .leave)]
          : [
            .init(words.readStock, action: .readStock),
            .init(words.cancel, role: .cancel, action: .leave),
          ],
        isWarning: true))
  }

  private func sheet(_ changes: [Int], _ missing: Int?) -> Layer<Action> {
    let counts = stock(with: changes)
    let steppers: [Node<Action>] = shop.fruits.indices.map { fruit in
      .stepper(
        shop.fruits[fruit].name,
        value: "\(counts[fruit])",
        symbol: shop.fruits[fruit].symbol,
        decrement: counts[fruit] > 0 ? .step(fruit: fruit, by: -1) : nil,
        increment: counts[fruit] < 100 ? .step(fruit: fruit, by: 1) : nil,
        status: Status(
          shop.words.changed, holds: (counts[fruit] == stock[fruit]) == false),
        identifier: shop.fruits[fruit].id)
    }
    return .sheet(
      title: shop.words.stockEditTitle,
      bar: [
        Button(shop.words.close, action: .close, hint: shop.words.closeHint),
        Button(shop.words.cancel, action: .leave, role: .cancel),
      ],
      content: [.group(children: steppers)],
      dismissal: Dismissal(.leave, hint: shop.words.dismissalHint),
      focus: missing.map { shop.fruits[$0].id }
    )
  }
}
