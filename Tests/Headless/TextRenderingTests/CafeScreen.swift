import HeadlessUI

/// The screens of a café, whose buttons have prices and symbols.
enum CafeScreen: String, Sendable {
  case menu
  case question

  var screen: Screen<String> {
    Screen(
      title: "Café",
      bar: [Button("Cart", value: "2", symbol: "🛒", action: "cart")],
      content: [
        .group(
          Group(
            "Drinks",
            children: [
              drink("Espresso", "$2.80", "☕"), drink("Latte", "$4.50", "🥛"),
              drink("Flat white", "$4.20", "🥛", isSoldOut: true), drink("Matcha", "$5", "🍵🌱"),
              drink("Cold brew", "from $5, ask at the counter", "🧊"),
              drink("Hot chocolate with cream and cinnamon", "$5.60", "🍫"),
            ])),
        .group(
          Group(
            children: [
              .button(Button("Tap water", action: "water")),
              .button(Button("Empty the cart", value: "2", action: "empty", role: .destructive)),
            ])),
      ],
      modal: self == .question ? .alert(CafeScreen.alert) : nil)
  }

  private static let alert = Alert(
    message: "How do you pay?",
    buttons: [
      Button("Card", value: "$9.00", symbol: "💳", action: "card"),
      Button("Cash", value: "$9.00", symbol: "💶", action: "cash"),
    ])

  private func drink(
    _ name: String, _ price: String, _ symbol: String, isSoldOut: Bool = false
  ) -> Node<String> {
    .button(
      Button(
        name, value: price, symbol: symbol, action: isSoldOut ? nil : name,
        status: Status("sold out", holds: isSoldOut)))
  }
}
