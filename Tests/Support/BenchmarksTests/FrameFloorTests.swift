import JuiceModel
import JuiceScreens
import Testing
import TextRendering

@testable import Benchmarks

@Suite struct FrameFloorTests {
  @Test func `the floor draws the same text as the renderer`() throws {
    let renderer = TextRenderer(viewport: Viewport(columns: 60, rows: 20))
    for counts in [[10, 10, 10, 10, 10], [9, 2, 2, 3, 4], [100, 100, 100, 100, 100]] {
      let fruits = Menu.standard.fruits.map(\.id)
      let stock = Stock(
        of: .standard, with: zip(fruits, counts).reduce(into: [:]) { $0[$1.0] = $1.1 })
      let kiosk = JuiceKiosk(maker: JuiceMaker(menu: .standard, store: FruitStore(stock)))
      let floor = FrameFloor().text(
        counts: counts, lacking: [counts[0] < 16, counts[0] < 10])
      #expect(floor == renderer.render(kiosk.screen))
    }
  }
}
