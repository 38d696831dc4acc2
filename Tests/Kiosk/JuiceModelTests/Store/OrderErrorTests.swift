import Foundation
import JuiceModel
import Testing

struct OrderErrorTests {
  private static let descriptions: [(OrderError, String)] = [
    (
      OrderError.outOfStock([.init(fruit: .kiwi, amount: 2), .init(fruit: .mango, amount: 1)]),
      "not enough fruit; add 2 of kiwi, 1 of mango"
    ),
    (OrderError.unknownJuice(.init("fig\t")), "no juice \"fig␉\"; order one that is on the menu"),
    (
      OrderError.notSaved(StockNotSaved(reason: "full")),
      "the stock can't be saved (full) and is unchanged"
    ),
  ]

  @Test(arguments: descriptions) func `an order that isn't served says why in one line`(
    error: OrderError, description: String
  ) {
    #expect("\(error)" == description)
  }

  private static let sentences: [(OrderError, String)] = [
    (.outOfStock([.init(fruit: .kiwi, amount: 2)]), "키위가 2개 부족합니다."),
    (
      .outOfStock([.init(fruit: .pineapple, amount: 1), .init(fruit: .durian, amount: 3)]),
      "파인애플이 1개, Durian이(가) 3개 부족합니다."
    ),
    (.unknownJuice(.durian), "알 수 없는 입력입니다."),
    (.notSaved(StockNotSaved(.noRoom, reason: "ENOSPC")), "저장 공간이 부족합니다. 먼저 공간을 비워 주세요."),
  ]

  @Test(arguments: sentences)
  func `an error is a sentence for a person, which Foundation says in Korean`(
    error: OrderError, korean: String
  ) {
    #expect(error.localizedDescription == korean)
    guard case .notSaved(let failure) = error else { return }
    #expect(failure.localizedDescription == korean)
  }
}
