import HeadlessUI
import JuiceModel
import JuiceScreens
import JuiceViewModels
import Testing

struct ScreenTests {
  private static let names: LocalizedName = [.korean: "무화과", .english: "Fig"]

  /// A menu with two fruits of one name, one of them without a symbol.
  private func menu() throws -> Menu {
    try Menu(
      fruits: [
        Fruit(id: .fig, name: Self.names, initialCount: 4),
        Fruit(id: .date, name: Self.names, symbol: "🌴", initialCount: 100),
      ],
      juices: [
        Juice(id: .figs, flavour: Self.names, recipe: [.fig: 5]),
        Juice(id: .dates, flavour: Self.names, recipe: [.fig: 4, .date: 1]),
      ])
  }

  private func order(
    _ destination: OrderViewModel.State.Destination? = nil
  ) throws -> OrderViewModel {
    let menu = try menu()
    let order = OrderViewModel(maker: JuiceMaker(menu: menu), phrases: .english)
    try order.restore(.init(stock: Stock(of: menu), destination: destination))
    return order
  }

  private static let home = """
    screen "Fresh juice, made for you!"
      bar "Edit stock" [1]
      group "Stock"
        value "Fig" id "fig" "4"
        value "Fig" id "date" "100" symbol "🌴"
      group "Juices"
        button "Fig juice" id "figs" value "Fig 5" [2] status "Not enough Fig" warning holds
        button "Fig juice" id "dates" value "Fig 4, Fig 1" symbol "🌴" [3]

    """

  @Test func `the order screen is its rows, and a juice that lacks fruit stays enabled`() throws {
    let screen = Screen(try order())
    #expect(screen.outline == Self.home)
    let actions: [OrderAction] = [
      .editStockButtonTapped, .juiceButtonTapped(.figs), .juiceButtonTapped(.dates),
    ]
    #expect(screen.actions == actions.map { .order($0) })
  }

  @Test func `the sheet is its rows, covers the order screen, and can be dismissed`() throws {
    let screen = Screen(try order(.stockEdit([.fig: -4], focus: .date)))
    let sheet = """
        sheet "Edit stock" focus "date" dismiss [7] hint "Cancel to discard"
          bar "Close" hint "Close to save" [1]
          bar "Cancel" [2] cancel
          group
            stepper "Fig" id "fig" "0" increase [4] status "Changed" holds
            stepper "Fig" id "date" "100" symbol "🌴" decrease [5] status "Changed"

      """
    #expect(screen.outline == Self.home.replacing("you!\"", with: "you!\" unsaved") + sheet)
    let actions: [StockEditAction] = [
      .closeButtonTapped, .dismissed, .incrementButtonTapped(.fig), .decrementButtonTapped(.date),
      .dismissed,
    ]
    #expect(screen.actions == actions.map { .stockEdit($0) })
  }

  private static let plain = KioskAlert(message: "So.", buttons: [.init("OK")])
  private static let full = KioskAlert(
    title: "Title", message: "Message",
    buttons: [
      .init("Plain", action: .editStock()), .init("Twice", role: .destructive, action: .close),
      .init("Keep", role: .cancel, action: .close),
    ],
    isWarning: true)

  @Test func `an alert has the words, roles, and actions of its intent`() throws {
    let alerts = try [Self.plain, Self.full].map { Screen(try order(.alert($0))) }
    let outlines = [
      """
        alert "So."
          button "OK" [1]

      """,
      """
        alert "Message" title "Title" warning dismiss [4]
          button "Plain" [1]
          button "Twice" [2] destructive
          button "Keep" [3] cancel

      """,
    ]
    #expect(alerts.map(\.outline) == outlines.map { Self.home + $0 })
    let answers: [AlertAction] = [.close, .editStock(), .close, .close]
    let actions = answers.map { KioskAction.order(.alertButtonTapped($0)) }
    #expect(alerts.flatMap(\.actions) == actions + [.order(.dismissed)])
  }
}

extension Fruit.ID {
  fileprivate static var fig: Fruit.ID { Fruit.ID("fig") }
  fileprivate static var date: Fruit.ID { Fruit.ID("date") }
}

extension Juice.ID {
  fileprivate static var figs: Juice.ID { Juice.ID("figs") }
  fileprivate static var dates: Juice.ID { Juice.ID("dates") }
}
