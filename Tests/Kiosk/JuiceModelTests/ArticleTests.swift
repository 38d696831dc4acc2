import Foundation
import JuiceModel
import Testing

@Test func `a juice takes its fruits, or says what is missing`() throws {
  let maker = JuiceMaker(menu: .standard)
  let juice = try maker.make(.kiwi)
  #expect(juice.flavour[.english] == "Kiwi")
  #expect(maker.store.stock[.kiwi] == 7)

  let short = OrderError.outOfStock([Shortage(fruit: .strawberry, amount: 6)])
  #expect(throws: short) { try maker.make(.strawberry) }
  #expect(short.localizedDescription == "딸기가 6개 부족합니다.")
}
