import Testing
import TextRendering
import TextSnapshots

@testable import cafe

/// The café with its resources, upright and across, in both languages.
@Suite(.snapshots(in: "Tests/Samples/cafeTests/Snapshots"))
struct SnapshotTests {
  private func answerAll(_ cafe: Cafe) async {
    while let request = cafe.requests.first {
      await cafe.receive(CafeWorld(pause: .zero).response(to: request), for: request)
    }
  }

  private func expect(_ name: String, after steps: (Cafe) async -> Void) async {
    for language in CafeLanguage.allCases {
      let cafe = Cafe(language)
      await steps(cafe)
      expectSnapshots(
        named: name,
        viewports: [Viewport(columns: 40, rows: 24), Viewport(columns: 76, rows: 20)],
        languages: [language]
      ) { _ in cafe.screen }
    }
  }

  @Test func `home shows what is recommended`() async {
    await expect("Home/recommended") { cafe in await answerAll(cafe) }
  }

  @Test func `the title of home collapses once it's scrolled`() async {
    let cafe = Cafe(.en)
    await answerAll(cafe)
    let renderer = TextRenderer(viewport: Viewport(columns: 40, rows: 8))
    expectSnapshot(
      of: renderer.render(cafe.screen, scrolledTo: [9]), named: "Home/scrolled.40x8.en")
  }

  @Test func `home waits for what is recommended`() async {
    await expect("Home/loading") { _ in }
  }

  @Test func `a list that's missing leaves the other one as it is`() async {
    await expect("Order/food-missing") { cafe in
      cafe.orderButtonTapped()
      cafe.receive(.failure, for: .list(.food))
      await answerAll(cafe)
    }
  }

  @Test func `a detail loads what goes well with it`() async {
    for name in ["Detail/loading", "Detail/latte"] {
      await expect(name) { cafe in
        await answerAll(cafe)
        cafe.productButtonTapped(cafe.menu.recommended[0])
        if name == "Detail/latte" { await answerAll(cafe) }
      }
    }
  }

  @Test func `a bag waits for the counter, which refuses six`() async {
    for name in ["Bag/sending", "Bag/refused"] {
      await expect(name) { cafe in
        await answerAll(cafe)
        for (product, count) in zip(cafe.menu.recommended, [4, 2]) {
          cafe.bag.countChanged(product.item, by: count)
        }
        cafe.bagButtonTapped()
        cafe.bag.sendButtonTapped()
        if name == "Bag/refused" { await answerAll(cafe) }
      }
    }
  }
}
