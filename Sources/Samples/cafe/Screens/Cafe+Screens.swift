import Alerts
import HeadlessUI

extension Cafe {
  var screen: Screen<Action> {
    var screen = Screen<Action>(
      title: language("카페", "Cafe"),
      bar: [Button(language("주문", "Order"), action: .orderButtonTapped), openBag],
      content: [
        .text(greeting), .value(Value(language("별", "Stars"), value: bag.stars, symbol: "⭐")),
        list(.drinks, language("추천 음료", "Recommended"), menu.recommended),
      ])
    screen.modal = alerts.alert.map { alert in
      let buttons = alert.intent.buttons.map {
        Button($0.title, action: Action.alertButtonTapped($0.action))
      }
      return .alert(
        Alert(message: alert.intent.message, buttons: buttons, dismissal: Dismissal(.dismissed)))
    }
    let sheets = [isOrderOpen ? orderSheet : nil, detail.map(sheet), isBagOpen ? bagSheet : nil]
    for case var sheet? in sheets.reversed() {
      sheet.modal = screen.modal
      screen.modal = .sheet(sheet, dismissal: Dismissal(.backButtonTapped))
    }
    return screen
  }

  private var orderSheet: Screen<Action> {
    Screen(
      title: language("주문", "Order"), bar: [openBag, back],
      content: [
        list(.drinks, language("음료", "Drinks")), list(.food, language("푸드", "Food")),
      ])
  }

  private func sheet(_ detail: DetailViewModel) -> Screen<Action> {
    let sizes: [Node<Action>] = detail.item.product.sizes.map { size in
      .button(
        Button(
          size.name[language], value: language.won(size.price), action: .sizeButtonTapped(size),
          status: Status(language("선택됨", "Chosen"), holds: size == detail.item.size)))
    }
    return Screen(
      title: detail.title,
      bar: [Button(language("담기", "Add"), action: .addButtonTapped), openBag, back],
      content: [
        .text(detail.otherName), .text(detail.description),
        .value(Value(language("가격", "Price"), value: detail.price)),
        .value(Value(language("온도", "Served"), value: detail.temperature)),
        .group(Group(language("사이즈", "Sizes"), children: sizes)),
        list(detail.recommendations, language("함께 즐기기", "Goes well with")),
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
    return Screen(title: bag.title, bar: [send, back], content: content)
  }

  private var openBag: Button<Action> { Button(bag.title, action: .bagButtonTapped) }
  private var back: Button<Action> { Button(language("뒤로", "Back"), action: .backButtonTapped) }

  private func list(_ id: Request, _ title: String, _ only: [Product]? = nil) -> Node<Action> {
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
