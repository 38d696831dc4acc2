import Foundation
import TestSupport
import Testing

@testable import cafe

struct CafeWorldTests {
  private let folder: TemporaryFolder
  private let broken: CafeWorld

  init() throws {
    folder = try TemporaryFolder()
    _ = try folder.file(
      "menu.json", #"{ "food": [{}], "recommendations": { "latte": ["scone"] } }"#.utf8)
    broken = CafeWorld(
      folder: URL(filePath: folder.path(""), directoryHint: .isDirectory), pause: .zero)
  }

  @Test func `the resources have every list, and every picture as PNG`() async throws {
    let menu = MenuViewModel(.ko)
    var lists = [ProductList.drinks, .food]
    for _ in 1...2 {
      while let request = menu.requests(for: lists).first {
        await menu.received(CafeWorld(pause: .zero).response(to: request), for: request)
      }
      let products = (menu.products(.drinks) + menu.products(.food))
      lists = products.map { .recommendations(for: $0.id) }
      let signatures = products.map { menu.picture(of: $0)?.prefix(4) }
      #expect(signatures == products.map { _ in [0x89, 0x50, 0x4E, 0x47] })
    }
    #expect(menu.products(.drinks).count == 5)
    #expect(menu.products(.food).count == 3)
    #expect(lists.allSatisfy { menu.products($0).isEmpty == false })
  }

  @Test func `what is missing or damaged is a failure`() async {
    #expect(await broken.response(to: .list(.drinks)) == .failure)
    #expect(await broken.response(to: .list(.food)) == .failure)
    #expect(await broken.response(to: .list(.recommendations(for: "latte"))) == .failure)
    #expect(await broken.response(to: .picture("latte.png")) == .failure)
  }

  @Test func `the counter takes five at a time`() async {
    let accepted = await broken.response(to: .order([OrderItem(product: .latte): 5]))
    #expect((accepted == .refused(limit: 5)) == false)
    let items = [OrderItem(product: .latte): 4, OrderItem(product: .mocha): 2]
    #expect(await broken.response(to: .order(items)) == .refused(limit: 5))
  }
}
