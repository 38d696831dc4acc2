import HeadlessUI
import JuiceModel
import JuiceScreens
import JuiceViewModels
import JuiceWorld
import Testing

struct KioskWorldTests {
  @Test func `a state of another menu is refused, and nothing changes`() throws {
    let menu = try Menu(
      fruits: Menu.standard.fruits.filter { $0.id == .banana },
      juices: Menu.standard.juices.filter { $0.id == .banana })
    let world = KioskWorld(menu, stock: Stock(of: menu), in: World(canFail: true)) {
      JuiceKiosk(maker: $0)
    }
    #expect(world.take(.event("the stock can't be saved")))
    let before = world.state
    var other = before
    other.kiosk.stock = Stock(of: .standard)
    other.kiosk.destination = .stockEdit([.banana: 1])
    other.world.saving = .works
    let error = RestoringError("the stock can't be restored: it counts other fruits")
    #expect(throws: error) { try world.restore(other) }
    #expect(world.state == before)
    world.perform(.order(.juiceButtonTapped(.banana)))
    #expect(world.state.kiosk.stock == before.kiosk.stock)
  }
}
