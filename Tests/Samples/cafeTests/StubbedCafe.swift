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
    case .list(.drinks):
      [Stub("two", .products([.latte, .mocha])), Stub("offline", .failure(.missing))]
    case .list(.food): [Stub("one", .products([.bagel])), Stub("damaged", .failure(.damaged))]
    case .list(.recommendations(for: "latte")):
      [Stub("mocha", .products([.mocha])), Stub("offline", .failure(.missing))]
    case .list:
      [Stub("latte", .products([.latte])), Stub("offline", .failure(.missing))]
    case .picture: [Stub("found", .picture([1])), Stub("missing", .failure(.missing))]
    case .order: [Stub("accepted", .accepted(number: 7)), Stub("refused", .refused(limit: 5))]
    }
  }
}

extension BagViewModel.State {
  /// The number of items that are in the bag, were ordered, or were accepted.
  var countOfAll: Int { stars + [items, ordered].flatMap(\.values).reduce(0, +) }
}

extension Cafe.State {
  /// The number of products on the path, which recommend each other without an end.
  var countOfProducts: Int { path.count { if case .product = $0 { true } else { false } } }
}

extension Affordance {
  var opensProduct: Bool { gesture == .tap && ["Latte", "Mocha"].contains(name) }
  var addsItem: Bool { name == "Add" || gesture == .increment }
}

extension StubbedApp.Action {
  var isResponse: Bool { if case .response = self { true } else { false } }
}
