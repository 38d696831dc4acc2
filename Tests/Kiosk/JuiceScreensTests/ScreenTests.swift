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

  private func button(
    _ juice: Juice.ID, takes recipe: String, _ symbol: String? = nil, lacks reason: String? = nil
  ) -> Node<KioskAction> {
    .button(
      Button(
        "Fig juice", value: recipe, symbol: symbol, action: .order(.juiceButtonTapped(juice)),
        status: reason.map { Status($0, holds: true, isWarning: true) },
        identifier: juice.rawValue))
  }

  @Test func `the order screen is its rows, and a juice that lacks fruit stays enabled`() throws {
    let values: [Node<KioskAction>] = [
      .value(Value("Fig", value: "4", identifier: "fig")),
      .value(Value("Fig", value: "100", symbol: "🌴", identifier: "date")),
    ]
    let buttons = [
      button(.figs, takes: "Fig 5", lacks: "Not enough Fig"),
      button(.dates, takes: "Fig 4, Fig 1", "🌴"),
    ]
    let expected = Screen<KioskAction>(
      title: "Fresh juice, made for you!",
      bar: [Button("Edit stock", action: .order(.editStockButtonTapped))],
      content: [
        .group(Group("Stock", children: values)), .group(Group("Juices", children: buttons)),
      ])
    #expect(Screen(try order()) == expected)
  }

  private func stepper(
    _ fruit: Fruit.ID, _ value: String, symbol: String? = nil, isLess: Bool, isMore: Bool,
    isChanged: Bool
  ) -> Node<KioskAction> {
    .stepper(
      Stepper(
        "Fig", value: value, symbol: symbol,
        decrement: isLess ? .stockEdit(.decrementButtonTapped(fruit)) : nil,
        increment: isMore ? .stockEdit(.incrementButtonTapped(fruit)) : nil,
        status: Status("Changed", holds: isChanged), identifier: fruit.rawValue))
  }

  @Test func `the sheet is its rows, covers the order screen, and can be dismissed`() throws {
    let steppers = [
      stepper(.fig, "0", isLess: false, isMore: true, isChanged: true),
      stepper(.date, "100", symbol: "🌴", isLess: true, isMore: false, isChanged: false),
    ]
    let sheet = Screen<KioskAction>(
      title: "Edit stock",
      bar: [
        Button("Close", action: .stockEdit(.closeButtonTapped), hint: Phrases.english.closeHint),
        Button("Cancel", action: .stockEdit(.dismissed), role: .cancel),
      ],
      content: [.group(Group(children: steppers))], focus: "date")
    var expected = Screen(try order())
    expected.modal = .sheet(
      sheet, dismissal: Dismissal(.stockEdit(.dismissed), hint: Phrases.english.dismissalHint))
    expected.hasUnsavedChanges = true
    #expect(Screen(try order(.stockEdit([.fig: -4], focus: .date))) == expected)
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
    let plain = Alert<KioskAction>(
      title: nil, message: "So.",
      buttons: [Button("OK", action: .order(.alertButtonTapped(.close)))], dismissal: nil)
    let full = Alert<KioskAction>(
      title: "Title", message: "Message",
      buttons: [
        Button("Plain", action: .order(.alertButtonTapped(.editStock()))),
        Button("Twice", action: .order(.alertButtonTapped(.close)), role: .destructive),
        Button("Keep", action: .order(.alertButtonTapped(.close)), role: .cancel),
      ],
      dismissal: Dismissal(.order(.dismissed)), isWarning: true)
    for (intent, alert) in [(Self.plain, plain), (Self.full, full)] {
      var expected = Screen(try order())
      expected.modal = .alert(alert)
      #expect(Screen(try order(.alert(intent))) == expected)
    }
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
