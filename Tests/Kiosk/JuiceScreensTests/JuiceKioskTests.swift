import HeadlessUI
import JuiceModel
import JuiceScreens
import JuiceViewModels
import SeededRandom
import TestSizes
import Testing

struct JuiceKioskTests {
  private let kiosk = JuiceKiosk()

  private func perform(_ actions: KioskAction...) {
    for action in actions { kiosk.perform(action) }
  }

  @Test func `restocking after a shortage makes the juice`() {
    let opening = kiosk.state
    perform(.order(.juiceButtonTapped(.strawberry)), .order(.dismissed))
    perform(.order(.editStockButtonTapped), .stockEdit(.decrementButtonTapped(.strawberry)))
    perform(.stockEdit(.dismissed))
    #expect(kiosk.state == opening && kiosk.screen.modal == nil)
    perform(
      .order(.juiceButtonTapped(.strawberry)),
      .order(.alertButtonTapped(.editStock(focus: .strawberry))))
    #expect(kiosk.screen.layers.map(\.name) == ["맛있는 쥬스를 만들어 드려요!", "재고 추가"])
    for _ in 0..<6 { perform(.stockEdit(.incrementButtonTapped(.strawberry))) }
    perform(.stockEdit(.decrementButtonTapped(.banana)))
    perform(.stockEdit(.closeButtonTapped), .order(.juiceButtonTapped(.strawberry)))
    #expect(kiosk.screen.layers.last?.name == "딸기 쥬스 나왔습니다! 맛있게 드세요!")
    perform(.order(.dismissed), .order(.alertButtonTapped(.close)))
    #expect(kiosk.screen.modal == nil)
    #expect(kiosk.state.stock.fruits.compactMap { kiosk.state.stock[$0] } == [0, 9, 10, 10, 10])
  }

  @Test func `kiosks of one store show the same stock, their own modals, and their own words`() {
    let maker = JuiceMaker(menu: .standard)
    let korean = JuiceKiosk(maker: maker)
    let english = JuiceKiosk(maker: maker, phrases: .english)
    korean.perform(.order(.juiceButtonTapped(.kiwi)))
    #expect(english.state == .init(stock: korean.state.stock))
    #expect(english.screen.title == "Fresh juice, made for you!")
    #expect(kiosk.state.stock[.kiwi] == 10)
  }

  @Test func `any walk keeps the stock in range, and can be restored and replayed`() throws {
    var visited: Set<[Role]> = []
    for seed in TestSizes.size(quick: UInt64(0)..<10, exhaustive: 0..<300) {
      var generator = SplitMix64(seed: seed)
      let kiosk = JuiceKiosk()
      let replay = JuiceKiosk()
      for step in 0..<60 {
        let action = try #require(kiosk.screen.actions.randomElement(using: &generator))
        kiosk.perform(action)
        replay.perform(action)
        let (screen, state) = (kiosk.screen, kiosk.state)
        let fresh = JuiceKiosk()
        try fresh.order.restore(state)
        let counts = state.stock.fruits.compactMap { state.stock[$0] }
        let isRight =
          fresh.screen == screen && replay.screen == screen
          && counts.allSatisfy(Stock.range.contains) && screen.layers.count <= 2
        if isRight == false { Issue.record("seed \(seed), step \(step)") }
        visited.insert(screen.layers.map(\.role))
      }
    }
    #expect(visited == [[.screen], [.screen, .alert], [.screen, .sheet]])
  }
}
