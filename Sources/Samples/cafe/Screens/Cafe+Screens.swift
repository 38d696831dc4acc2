import HeadlessUI

extension Cafe {
  var screen: Screen<Action> {
    Screen(
      title: language("카페", "Cafe"),
      bar: [Button(language("주문", "Order"), action: .orderButtonTapped), openBag],
      content: [
        .text(greeting), .value(language("별", "Stars"), value: bag.stars, symbol: "⭐"),
        list(.drinks, language("추천 음료", "Recommended"), menu.recommended),
      ],
      hasUnsavedChanges: bag.isSending, coveredBy: path.map(layer))
  }

  private func layer(_ destination: Destination) -> Layer<Action> {
    let leave = Action.dismissed(destination)
    func sheet(
      _ title: String, _ bar: [Button<Action>], _ content: [Node<Action>]
    ) -> Layer<Action> {
      .sheet(
        title: title, bar: bar + [Button(language("뒤로", "Back"), action: leave)],
        content: content, dismissal: Dismissal(leave))
    }
    switch destination {
    case .order:
      return sheet(language("주문", "Order"), [openBag], orderContent)
    case .product(let item):
      let add = Button(language("담기", "Add"), action: Action.countChanged(item, by: 1))
      return sheet(item.product.name[language], [add, openBag], content(of: item))
    case .bag:
      let send = Button(
        language("주문하기", "Send order"), action: bag.canSend ? Action.sendButtonTapped : nil)
      return sheet(bag.title, [send], bagContent)
    case .alert(let alert): return .alert(alert, dismissed: leave) { _ in leave }
    }
  }

  private var orderContent: [Node<Action>] {
    let field = Node<Action>.field(
      language("검색", "Search"), text: search.query, entered: .queryChanged, offered: search.offered)
    let lists = [(ProductList.drinks, language("음료", "Drinks")), (.food, language("푸드", "Food"))]
      .map { list($0, $1, search.results($0)) }.filter { $0.children.isEmpty == false }
    return [field] + lists + [search.message].compactMap { $0.map { .text($0) } }
  }

  private func content(of item: OrderItem) -> [Node<Action>] {
    let sizes: [Node<Action>] = item.product.sizes.map { size in
      .button(
        Button(
          size.name[language], value: language.won(size.price), action: .sizeButtonTapped(size),
          status: Status(language("선택됨", "Chosen"), holds: size == item.size)))
    }
    return [
      .picture(
        item.product.name[language], symbol: item.product.symbol,
        source: menu.picture(of: item.product).map { .bytes($0) }),
      .text(item.product.name[language.other]), .text(item.product.description[language]),
      .value(language("가격", "Price"), value: language.won(item.price)),
      .value(language("온도", "Served"), value: item.product.temperature[language]),
      .group(language("사이즈", "Sizes"), children: sizes),
      list(.recommendations(for: item.product.id), language("함께 즐기기", "Goes well with")),
    ]
  }

  private var bagContent: [Node<Action>] {
    let steppers: [Node<Action>] = bag.items.map { item in
      .stepper(
        bag.name(of: item), value: bag.amount(of: item),
        decrement: .countChanged(item, by: -1), increment: .countChanged(item, by: 1))
    }
    let total = bag.total.map { Node<Action>.value(language("합계", "Total"), value: $0) }
    return steppers + [total, bag.message.map { .text($0) }].compactMap { $0 }
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
    return .group(title, children: rows)
  }
}
