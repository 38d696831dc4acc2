import HeadlessUI
import Testing

/// The samples of the catalogue.
struct SampleTests {
  private enum Action { case order, fewer, more, pay, back, cancel }

  @Test func `each kind of node is a value`() {
    let text: Node<Action> = .text("Order here, and pay at the counter.")

    let value: Node<Action> = .value(Value("Open until", value: "18:00", symbol: "🕕"))

    let latte: Node<Action> = .button(
      Button("Latte", value: "$4.50", symbol: "🥛", action: .order))

    let count: Node<Action> = .stepper(
      Stepper("Latte", value: "1", symbol: "🥛", decrement: .fewer, increment: .more))

    let menu: Node<Action> = .group(Group("Coffee", children: [latte]))

    let order: Layer<Action> = .sheet(
      title: "Your order", bar: [Button("Pay", action: .pay)], content: [count],
      dismissal: Dismissal(.back))

    let alert: Layer<Action> = .alert(
      AlertIntent(
        message: "Cancel the order?",
        buttons: [
          .init("Cancel it", role: .destructive, action: .cancel),
          .init("Keep it", role: .cancel, action: .back),
        ]))

    let screen = Screen(title: "Café", content: [text, value, menu], coveredBy: [order, alert])

    #expect(
      screen.outline == """
        screen "Café"
          text "Order here, and pay at the counter."
          value "Open until" "18:00" symbol "🕕"
          group "Coffee"
            button "Latte" value "$4.50" symbol "🥛" [1]
          sheet "Your order" dismiss [4]
            bar "Pay" [1]
            stepper "Latte" "1" symbol "🥛" decrease [2] increase [3]
            alert "Cancel the order?" dismiss [3]
              button "Cancel it" [1] destructive
              button "Keep it" [2] cancel

        """)
  }

  @Test func `an app of any type shows its screen, and performs the actions that it finds there`() {
    var counter: any HeadlessApp<Counter.Action> = Counter()
    counter.perform(.add)
    #expect(counter.screen.actions == [.reset, .add])
    counter.perform(.reset)
    #expect(counter.screen == Counter().screen)
    #expect(counter.screen.actions == [.add])
  }
}
