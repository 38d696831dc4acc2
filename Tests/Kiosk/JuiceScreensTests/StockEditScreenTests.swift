import HeadlessUI
import JuiceModel
import JuiceScreens
import JuiceViewModels
import Testing

struct StockEditScreenTests {
  private func screen(
    _ counts: [(fruit: Fruit.ID, count: Int)] = [],
    difference: StockDifference = [:],
    phrases: Phrases = .korean
  ) throws -> Screen<KioskAction> {
    let stock = try Stock(of: .standard, with: counts)
    let stockEdit = StockEditViewModel(
      menu: .standard, store: FruitStore(stock), phrases: phrases, difference: difference
    ) { _ in }
    return Screen(stockEdit, over: stock)
  }

  private func steppers(of screen: Screen<KioskAction>) -> [Stepper<KioskAction>] {
    screen.content.flatMap { node -> [Stepper<KioskAction>] in
      guard case .group(let group) = node else { return [] }
      return group.children.compactMap { child in
        guard case .stepper(let stepper) = child else { return nil }
        return stepper
      }
    }
  }

  @Test func `the stock sheet has a title, a close button, and a stepper a fruit`() throws {
    let screen = try screen()
    #expect(screen.title == "재고 추가")
    #expect(screen.bar == [Button("닫기", action: .stockEdit(.closeButtonTapped))])
    #expect(screen.modal == nil)
    #expect(
      steppers(of: screen)
        == Menu.standard.fruits.map { fruit in
          Stepper(
            fruit.name[.korean],
            value: "10",
            symbol: fruit.symbol,
            decrement: .stockEdit(.decrementButtonTapped(fruit.id)),
            increment: .stockEdit(.incrementButtonTapped(fruit.id)),
            status: Status("변경됨", holds: false),
            identifier: fruit.id.rawValue
          )
        })
  }

  @Test func `the steppers show the draft`() throws {
    let screen = try screen([("mango", 98)], difference: ["banana": 3, "kiwi": -10, "mango": 5])
    #expect(steppers(of: screen).map(\.value) == ["10", "13", "10", "0", "100"])
  }

  @Test func `a step that leads out of the bounds is disabled`() throws {
    let screen = try screen(
      [("strawberry", 0), ("banana", 100), ("pineapple", 1), ("kiwi", 99)],
      difference: ["pineapple": -1, "kiwi": 1]
    )
    #expect(steppers(of: screen).map(\.canDecrement) == [false, true, false, true, true])
    #expect(steppers(of: screen).map(\.canIncrement) == [true, false, true, false, true])
  }

  @Test func `one step from the bounds, both steps are enabled`() throws {
    let screen = try screen([("strawberry", 1), ("banana", 99)])
    #expect(steppers(of: screen).allSatisfy { $0.canDecrement && $0.canIncrement })
  }

  @Test func `the stock sheet speaks English`() throws {
    let screen = try screen(phrases: .english)
    #expect(screen.title == "Edit stock")
    #expect(screen.bar.map(\.name) == ["Close"])
    #expect(
      steppers(of: screen).map(\.name) == ["Strawberry", "Banana", "Pineapple", "Kiwi", "Mango"])
  }
}
