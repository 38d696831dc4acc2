import HeadlessUI
import Testing

/// An app that notes what happens to another one.
struct Log<App: HeadlessApp>: AppWrapper {
  var app: App
  private(set) var inputs: [Input<App.Action>] = []

  init(_ app: App) { self.app = app }

  mutating func take(_ input: Input<App.Action>) -> Bool {
    inputs.append(input)
    return app.take(input)
  }
}

/// The samples of the catalogue.
struct SampleTests {
  private enum Action { case search, order, fewer, more, pay, back, cancel }

  @Test func `each kind of node is a value`() {
    let text: Node<Action> = .text("Order here, and pay at the counter.")

    let value: Node<Action> = .value("Open until", value: "18:00", symbol: "🕕")

    let latte: Node<Action> = .button(
      Button("Latte", value: "$4.50", symbol: "🥛", action: .order))

    let count: Node<Action> = .stepper(
      "Latte", value: "1", symbol: "🥛", decrement: .fewer, increment: .more)

    let search: Node<Action> = .field(
      "Search", text: "", placeholder: "Drinks and food", entered: .search, offered: ["latte"])

    let picture: Node<Action> = .picture(
      "A latte in a glass", symbol: "🥛", source: .file("latte.png"))

    let menu: Node<Action> = .group("Coffee", children: [latte])

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

    let screen = Screen(
      title: "Café", content: [text, value, search, picture, menu], coveredBy: [order, alert])

    #expect(
      screen.outline == """
        screen "Café"
          text "Order here, and pay at the counter."
          value "Open until" "18:00" symbol "🕕"
          field "Search" "" placeholder "Drinks and food" offer "latte" enter [1]
          picture "A latte in a glass" symbol "🥛" file "latte.png"
          group "Coffee"
            button "Latte" value "$4.50" symbol "🥛" [2]
          sheet "Your order" dismiss [4]
            bar "Pay" [1]
            stepper "Latte" "1" symbol "🥛" decrease [2] increase [3]
            alert "Cancel the order?" dismiss [3]
              button "Cancel it" [1] destructive
              button "Keep it" [2] cancel

        """)
  }

  @Test func `a log of an app notes everything, and passes it on`() {
    var log = Log(Counter())
    log.perform(.add)
    let isKnown = log.take(.event("closing time"))
    #expect(isKnown == false)
    #expect(log.inputs == [.action(.add), .event("closing time")])
    #expect(log.screen.actions == [.reset, .add])
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
