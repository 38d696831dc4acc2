import JuiceModel
import JuiceViewModels
import Testing

struct StockEditViewModelTests {
  private let store = FruitStore(Stock(of: .standard))
  private let sheet: StockEditViewModel

  init() {
    sheet = StockEditViewModel(store)
  }

  @Test func `a sheet opens with the stock and no changes`() {
    #expect(sheet.difference == [:])
    #expect(sheet.draft == store.stock.counts)
    #expect(sheet.rows.allSatisfy { $0.isChanged == false })
  }

  @Test func `a row has everything that a stepper needs`() {
    sheet.incrementButtonTapped("kiwi")
    let row = sheet.row("kiwi")
    #expect(sheet.title == "재고 추가")
    #expect(sheet.closeTitle == "닫기")
    #expect(sheet.rows.map(\.name) == ["딸기", "바나나", "파인애플", "키위", "망고"])
    #expect(row?.symbol == "🥝")
    #expect(row?.count == 11)
    #expect(row?.storedCount == 10)
    #expect(row?.bounds == 0...100)
    #expect(sheet.rows.filter(\.isChanged).map(\.id) == ["kiwi"])
  }

  @Test func `six more are kept on the sheet, and the store gets them once it is closed`() {
    for _ in 0..<6 { sheet.incrementButtonTapped("strawberry") }
    #expect(sheet.draft["strawberry"] == 16)
    #expect(store.stock == Stock(of: .standard))
    sheet.closeButtonTapped()
    #expect(store.stock["strawberry"] == 16)
  }

  @Test func `changes are discarded when the sheet is dismissed`() {
    sheet.incrementButtonTapped("strawberry")
    sheet.decrementButtonTapped("kiwi")
    sheet.dismissed()
    #expect(store.stock == Stock(of: .standard))
    #expect(sheet.difference == [:])
  }

  @Test func `more and less of the same fruit is no difference`() {
    sheet.incrementButtonTapped("kiwi")
    sheet.decrementButtonTapped("mango")
    sheet.decrementButtonTapped("kiwi")
    sheet.incrementButtonTapped("mango")
    #expect(sheet.difference == [:])
    #expect(sheet.draft == store.stock.counts)
  }

  @Test func `steps stop at the bounds, and rows say so`() {
    for step in 1...90 {
      #expect(sheet.row("kiwi")?.canIncrement == true)
      sheet.incrementButtonTapped("kiwi")
      #expect(sheet.draft["kiwi"] == 10 + step)
    }
    for step in 1...10 {
      #expect(sheet.row("mango")?.canDecrement == true)
      sheet.decrementButtonTapped("mango")
      #expect(sheet.draft["mango"] == 10 - step)
    }
    let rows = sheet.rows
    #expect(sheet.row("kiwi")?.canIncrement == false)
    #expect(sheet.row("kiwi")?.canDecrement == true)
    #expect(sheet.row("mango")?.canDecrement == false)
    #expect(sheet.row("mango")?.canIncrement == true)
    sheet.incrementButtonTapped("kiwi")
    sheet.decrementButtonTapped("mango")
    #expect(sheet.rows == rows)
  }

  @Test func `a fruit that the stock doesn't count shows zero, whatever the draft says`() throws {
    let durian = Fruit(id: "durian", name: [.korean: "두리안"])
    let menu = try Menu(fruits: Menu.standard.fruits + [durian], juices: Menu.standard.juices)
    let sheet = StockEditViewModel(
      menu: menu, store: store, phrases: .korean, difference: ["kiwi": 2, "durian": 5]
    ) { _ in }
    let row = sheet.row("durian")
    #expect(row?.count == 0)
    #expect(row?.storedCount == 0)
    #expect(row?.isChanged == false)
    #expect(sheet.rows.filter(\.isChanged).map(\.id) == ["kiwi"])
  }

  @Test func `an unknown fruit can't be stepped`() {
    let rows = sheet.rows
    #expect(sheet.row("durian") == nil)
    sheet.incrementButtonTapped("durian")
    sheet.decrementButtonTapped("durian")
    #expect(sheet.rows == rows)
    #expect(sheet.difference == [:])
  }

  @Test(arguments: [true, false])
  func `the outcome is reported once, and every later event is ignored`(commits: Bool) {
    var outcomes: [StockEditViewModel.Outcome] = []
    let sheet = StockEditViewModel(menu: .standard, store: store, phrases: .korean) {
      outcomes.append($0)
    }
    sheet.incrementButtonTapped("kiwi")
    if commits { sheet.closeButtonTapped() } else { sheet.dismissed() }
    sheet.incrementButtonTapped("kiwi")
    sheet.decrementButtonTapped("mango")
    sheet.closeButtonTapped()
    sheet.dismissed()
    #expect(outcomes == [commits ? .committed(["kiwi": 1]) : .discarded])
    #expect(sheet.difference == [:])
    #expect(store.stock == Stock(of: .standard))
  }

  @Test func `a sheet has ended and has no changes when it reports its outcome`() {
    weak var current: StockEditViewModel?
    var reports: [StockDifference?] = []
    let sheet = StockEditViewModel(
      menu: .standard, store: store, phrases: .korean, difference: ["kiwi": 1]
    ) { _ in
      reports.append(current?.difference)
      if reports.count == 1 { current?.dismissed() }
    }
    current = sheet
    sheet.closeButtonTapped()
    #expect(reports == [[:]])
  }

  @Test func `a row is changed by fewer as well as by more`() {
    sheet.incrementButtonTapped("kiwi")
    sheet.decrementButtonTapped("mango")
    #expect(sheet.rows.filter { $0.isChanged }.map { $0.id } == ["kiwi", "mango"])
  }

  @Test func `a sheet can open with changes`() {
    sheet.incrementButtonTapped("kiwi")
    let again = StockEditViewModel(store, difference: sheet.difference)
    #expect(again.rows == sheet.rows)
    again.incrementButtonTapped("kiwi")
    #expect(again.draft["kiwi"] == 12)
  }

  @Test func `a closed sheet shows what it committed, once`() {
    for _ in 0..<6 { sheet.incrementButtonTapped("strawberry") }
    #expect(store.stock["strawberry"] == 10)
    #expect(sheet.draft["strawberry"] == 16)
    sheet.closeButtonTapped()
    #expect(store.stock["strawberry"] == 16)
    #expect(sheet.draft == store.stock.counts)
  }
}
