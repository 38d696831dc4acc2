import Dispatch
import HeadlessUI
import JuiceModel
import JuiceScreens
import JuiceViewModels
import Synchronization
import Testing

struct JuiceKioskSharingTests {
  @Test func `kiosks show the same stock and their own modals`() {
    let maker = JuiceMaker(menu: .standard)
    let korean = JuiceKiosk(maker: maker)
    let english = JuiceKiosk(maker: maker, phrases: .english)
    korean.perform(.order(.juiceButtonTapped("kiwi")))
    #expect(english.state.stock == korean.state.stock)
    #expect(english.screen.modal == nil)
    #expect(english.screen.title == "Fresh juice, made for you!")
  }

  @Test func `what one kiosk sells while another edits isn't lost`() {
    let maker = JuiceMaker(menu: .standard)
    let editing = JuiceKiosk(maker: maker)
    let selling = JuiceKiosk(maker: maker)
    editing.perform(.order(.editStockButtonTapped))
    for _ in 0..<3 { editing.perform(.stockEdit(.incrementButtonTapped("banana"))) }
    selling.perform(.order(.juiceButtonTapped("banana")))
    editing.perform(.stockEdit(.closeButtonTapped))
    #expect(selling.state.stock["banana"] == 11)
  }

  @Test func `kiosks on threads of their own sell each fruit once`() throws {
    let stock = try Stock(of: .standard, with: [("pineapple", 99)])
    let maker = JuiceMaker(menu: .standard, store: FruitStore(stock))
    let sold = Atomic(0)
    DispatchQueue.concurrentPerform(iterations: 4) { _ in
      let kiosk = JuiceKiosk(maker: maker, phrases: .english)
      for _ in 0..<30 {
        kiosk.perform(.order(.juiceButtonTapped("pineapple")))
        if kiosk.screen.layers.last?.name == "Pineapple juice is ready! Enjoy!" {
          sold.add(1, ordering: .relaxed)
        }
        kiosk.perform(.order(.alertButtonTapped(.close)))
      }
    }
    #expect(sold.load(ordering: .relaxed) == 49)
    #expect(maker.store.stock["pineapple"] == 1)
  }

  @Test func `of two kiosks on two threads that want the last strawberries one gets them`() {
    for _ in 0..<200 {
      let maker = JuiceMaker(menu: .standard)
      let served = Atomic(0)
      let short = Atomic(0)
      DispatchQueue.concurrentPerform(iterations: 2) { _ in
        let kiosk = JuiceKiosk(maker: maker)
        kiosk.perform(.order(.juiceButtonTapped("strawberry-banana")))
        switch kiosk.screen.layers.last?.name {
        case "딸바 쥬스 나왔습니다! 맛있게 드세요!": served.add(1, ordering: .relaxed)
        case "재료가 모자라요. 재고를 수정할까요?": short.add(1, ordering: .relaxed)
        default: break
        }
      }
      #expect(served.load(ordering: .relaxed) == 1)
      #expect(short.load(ordering: .relaxed) == 1)
      #expect(maker.store.stock["strawberry"] == 0)
      #expect(maker.store.stock["banana"] == 9)
    }
  }
}
