import Foundation
import JuiceModel
import Testing

struct OrderErrorTests {
  private static let errors: [(OrderError, String, String)] = [
    (
      .outOfStock([.init(fruit: .kiwi, amount: 2)]), "not enough fruit; add 2 of kiwi",
      "키위가 2개 부족합니다."
    ),
    (
      .outOfStock([.init(fruit: .pineapple, amount: 1), .init(fruit: .durian, amount: 3)]),
      "not enough fruit; add 1 of pineapple, 3 of durian", "파인애플이 1개, Durian이(가) 3개 부족합니다."
    ),
    (
      .unknownJuice(.init("fig\t")), "no juice \"fig␉\"; order one that is on the menu",
      "알 수 없는 입력입니다."
    ),
    (
      .notSaved(StockNotSaved(.noRoom, reason: "full")),
      "the stock can't be saved (full) and is unchanged", "저장 공간이 부족합니다. 먼저 공간을 비워 주세요."
    ),
  ]

  @Test(arguments: errors)
  func `an order that isn't served says why in a line, and as a Korean sentence for a person`(
    error: OrderError, description: String, korean: String
  ) {
    #expect(["\(error)", error.localizedDescription] == [description, korean])
    guard case .notSaved(let failure) = error else { return }
    #expect(failure.localizedDescription == korean)
  }

  @Test(arguments: [
    "가": "가", "힐": "이", "히": "가", "힣": "이", "\u{1112}\u{1161}": "가",
    "\u{1112}\u{1161}\u{11C2}": "이",
    "ㄱ": "이(가)",
  ])
  func `the particle of a subject follows the last sound of a name`(name: String, particle: String)
  {
    let fruit = Fruit(id: .fig, name: [.korean: name])
    let error = OrderError.outOfStock([.init(fruit: fruit, amount: 1)])
    #expect(error.localizedDescription == "\(name)\(particle) 1개 부족합니다.")
  }
}

@Test func `a juice takes its fruits, or says what is missing`() throws {
  let maker = JuiceMaker(menu: .standard)
  let juice = try maker.make(.kiwi)
  #expect(juice.flavour[.english] == "Kiwi")
  #expect(maker.store.stock[.kiwi] == 7)

  let short = OrderError.outOfStock([Shortage(fruit: .strawberry, amount: 6)])
  #expect(throws: short) { try maker.make(.strawberry) }
  #expect(short.localizedDescription == "딸기가 6개 부족합니다.")
}
