import FlowDriver
import HeadlessUI

@testable import cafe

extension StubbedApp<Cafe> {
  /// Creates a café in English that is answered well or badly.
  init() { self.init(Cafe(.en), stubs: Cafe.stubs) }
}

extension Cafe {
  static func stubs(_ request: Request) -> [Stub<Response>] {
    switch request {
    case .drinks: [Stub("two", .products([.latte, .mocha])), Stub("offline", .failure(.missing))]
    case .food: [Stub("one", .products([.bagel])), Stub("damaged", .failure(.damaged))]
    case .recommendations(for: "latte"):
      [Stub("mocha", .products([.mocha])), Stub("offline", .failure(.missing))]
    case .recommendations:
      [Stub("latte", .products([.latte])), Stub("offline", .failure(.missing))]
    case .picture: [Stub("found", .picture([1])), Stub("missing", .failure(.missing))]
    case .order: [Stub("accepted", .accepted(number: 7)), Stub("refused", .refused)]
    }
  }
}

extension BagViewModel.State {
  /// The number of items that are in the bag, were ordered, or were accepted.
  var countOfAll: Int { stars + [items, ordered].flatMap(\.values).reduce(0, +) }
}

extension Affordance {
  var addsItem: Bool { name == "Add" || gesture == .increment }
}

extension StubbedApp.Action {
  var isResponse: Bool { if case .response = self { true } else { false } }
}
