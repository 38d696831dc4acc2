import FlowDriver
import HeadlessUI
import JuiceModel
import JuiceScreens
import JuiceViewModels
import Testing

@testable import JuiceExploration

struct KioskWorldTests {
  private func world(_ choices: World.Choices) -> KioskWorld {
    let menu = Menu.standard.small(opening: 3)
    return KioskWorld(menu, stock: Stock(of: menu), in: World(choices)) {
      JuiceKiosk(maker: $0, phrases: .english)
    }
  }

  private func model(_ choices: World.Choices) -> ShopModel {
    let shop = Shop(Menu.standard.small(opening: 3), .english)
    return ShopModel(shop: shop, stock: [3, 3], world: World(choices))
  }

  private static let unsaved = """
    event "the stock can't be saved"
    tap "Strawberry juice"
    expect alert "We couldn't save your order, so nothing was made. Please try again."
    event "the stock can be saved again"
    event "the stock can't be saved"
    expect text "There is no space left. Please free some first."
    tap "OK"
    tap "Edit stock"
    decrease "Banana" by 2
    tap "Close"
    expect alert "We couldn't save the stock. Your changes are still here."
    tap "OK"
    expect title "Edit stock"
    expect value "Banana" "1"
    event "the stock can be saved again"
    event "the stock is changed elsewhere"
    tap "Close"
    expect alert "We couldn't save the stock. Your changes are still here."
    expect text "The stock was changed elsewhere."
    dismiss
    expect value "Banana" "1"
    tap "Close"
    event "the stock can't be read"
    tap "Reload stock"
    expect alert "We couldn't reload the stock."
    event "the stock can be read again"
    tap "Reload stock"
    expect value "Banana" "0"
    event "the stock can't be saved"
    dismiss
    expect value "Banana" "2"
    """

  private static let shared = """
    event "another kiosk sells strawberry"
    expect value "Strawberry" "2"
    tap "Edit stock"
    decrease "Strawberry" by 2
    event "another kiosk sells strawberry"
    event "another kiosk sells strawberry"
    event "another kiosk adds banana"
    expect value "Banana" "4"
    tap "Close"
    expect value "Strawberry" "0"
    tap "Strawberry juice"
    expect alert "Not enough fruit. Edit the stock?"
    event "another kiosk adds banana"
    """

  @Test(arguments: [(World.Choices.saving, unsaved), (.sharing, shared)])
  func `what the world does is a choice, for the kiosk and for its model`(
    choices: World.Choices,
    lines: String
  ) throws {
    let flow = try Flow(parsing: lines + "\n", file: "world.flow")
    try Driver(world(choices)).run(flow)
    try Driver(model(choices)).run(flow)
  }

  @Test func `a state is restored even while the stock can't be saved`() throws {
    let world = world(.saving)
    let opening = world.state
    try Driver(world).run(Flow(parsing: Self.unsaved + "\n", file: "world.flow"))
    let outdated = world.state
    #expect((outdated == opening) == false)
    var sold = opening
    sold.kiosk.stock.apply([.strawberry: -2])
    for state in [sold, outdated, opening, outdated] {
      try world.restore(state)
      #expect(world.state == state)
    }
    try Driver(world).tap("Banana juice")
    #expect(world.state.kiosk.stock == outdated.kiosk.stock)
  }

  @Test func `a state of another menu is refused, and nothing changes`() {
    let world = world(.saving)
    world.perform(.world(.saving(.fails)))
    let before = world.state
    var other = before
    other.kiosk.stock = Stock(of: .standard)
    other.world.saving = .works
    let error = RestoringError("the stock can't be restored: it counts other fruits")
    #expect(throws: error) { try world.restore(other) }
    #expect(world.state == before)
    world.perform(.kiosk(.order(.juiceButtonTapped(.banana))))
    #expect(world.state.kiosk.stock == before.kiosk.stock)
  }
}
