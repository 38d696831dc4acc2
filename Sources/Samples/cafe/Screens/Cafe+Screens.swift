import Alerts
import HeadlessUI

extension Cafe {
  var screen: Screen<Action> {
    var screen = home
    screen.modal = path.reversed().reduce(nil) { above, layer in modal(layer, under: above) }
    return screen
  }

  private func modal(_ layer: Destination, under above: Modal<Action>?) -> Modal<Action> {
    let dismissal = Dismissal(Action.dismissed(layer))
    var sheet: Screen<Action>
    switch layer {
    case .order: sheet = orderSheet
    case .product(let item): sheet = productSheet(item)
    case .bag: sheet = bagSheet
    case .alert(let alert):
      let buttons = alert.buttons.map { Button($0.title, action: dismissal.action) }
      return .alert(Alert(message: alert.message, buttons: buttons, dismissal: dismissal))
    }
    sheet.bar.append(Button(language("뒤로", "Back"), action: dismissal.action))
    sheet.modal = above
    return .sheet(sheet, dismissal: dismissal)
  }

  private var home: Screen<Action> {
    Screen(
      title: language("카페", "Cafe"),
      bar: [Button(language("주문", "Order"), action: .orderButtonTapped), openBag],
      content: [
        .text(greeting), .value(Value(language("별", "Stars"), value: bag.stars, symbol: "⭐")),
        list(.drinks, language("추천 음료", "Recommended"), menu.recommended),
      ])
  }

  private var orderSheet: Screen<Action> {
    Screen(
      title: language("주문", "Order"), bar: [openBag],
      content: [
        list(.drinks, language("음료", "Drinks")), list(.food, language("푸드", "Food")),
      ])
  }

  private func productSheet(_ item: Item) -> Screen<Action> {
    let sizes: [Node<Action>] = item.product.sizes.map { size in
      .button(
        Button(
          size.name[language], value: language.won(size.price), action: .sizeButtonTapped(size),
          status: Status(language("선택됨", "Chosen"), holds: size == item.size)))
    }
    return Screen(
      title: item.product.name[language],
      bar: [Button(language("담기", "Add"), action: .countChanged(item, by: 1)), openBag],
      content: [
        .text(item.product.name[language.other]), .text(item.product.description[language]),
        .value(Value(language("가격", "Price"), value: language.won(item.price))),
        .value(Value(language("온도", "Served"), value: item.product.temperature[language])),
        .group(Group(language("사이즈", "Sizes"), children: sizes)),
        list(.recommendations(for: item.product.id), language("함께 즐기기", "Goes well with")),
      ])
  }

  private var bagSheet: Screen<Action> {
    let send = Button(
      language("주문하기", "Send order"), action: bag.canSend ? Action.sendButtonTapped : nil)
    var content: [Node<Action>] = bag.items.map { item in
      .stepper(
        Stepper(
          bag.name(of: item), value: "\(bag.count(of: item))",
          decrement: .countChanged(item, by: -1), increment: .countChanged(item, by: 1)))
    }
    content.append(.value(Value(language("합계", "Total"), value: bag.total)))
    if let message = bag.message { content.append(.text(message)) }
    return Screen(title: bag.title, bar: [send], content: content)
  }

  private var openBag: Button<Action> {
    Button(bag.title, value: bag.count, action: .bagButtonTapped)
  }

  private func list(_ id: ProductList, _ title: String, _ only: [Product]? = nil) -> Node<Action> {
    var rows: [Node<Action>] = (only ?? menu.products(id)).map { product in
      .button(
        Button(
          product.name[language], value: language.won(product.price),
          symbol: menu.picture(of: product).map { _ in product.symbol },
          action: .productButtonTapped(product)))
    }
    if let message = menu.message(id) { rows.append(.text(message)) }
    let again = Button<Action>(language("다시 시도", "Try again"), action: .tryAgainButtonTapped(id))
    if menu.canTryAgain(id) { rows.append(.button(again)) }
    return .group(Group(title, children: rows))
  }
}
