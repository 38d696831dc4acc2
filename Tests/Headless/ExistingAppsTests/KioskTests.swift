import FlowExplorer
import HeadlessUI
import JuiceModel
import JuiceScreens
import Testing

/// Explores a kiosk with few fruits, and returns the flow to each state, and the screen there.
private func explore<App: RestorableApp>(
  _ screen: (App.State) throws -> Screen<KioskAction>,
  _ app: @escaping @Sendable (@escaping @Sendable () -> JuiceKiosk) -> App
) throws -> [String: Screen<KioskAction>] where App.Action == KioskAction {
  let counts: [Fruit.ID: Int] = [
    .strawberry: 0, .banana: 0, .pineapple: 2, .kiwi: 1, .mango: 2,
  ]
  let stock = Stock(of: .standard, with: counts)
  let scope = Scope<App>("orders, and one step on the sheet") { state, affordance in
    (affordance.role == .stepper) == false
  }
  let explorer = Explorer(scope, properties: [.noDeadEnd, .homeCanBeReached]) {
    app { JuiceKiosk(maker: JuiceMaker(menu: .standard, store: FruitStore(stock))) }
  }
  let exploration = explorer.explore()
  #expect(exploration.holds, "\(exploration)")
  return try Dictionary(
    uniqueKeysWithValues: exploration.states.enumerated().map { index, state in
      ("\(exploration.flow(to: index))", try screen(state))
    })
}

@Test func `a replayed kiosk visits exactly the states of a restored one`() throws {
  let restored = try explore { state in
    let kiosk = JuiceKiosk()
    try kiosk.restore(state)
    return kiosk.screen
  } _: {
    $0()
  }
  let replayed = try explore(\.screen) { ReplayedApp(makeApp: $0) }
  let keyed = try explore(\.screen) { makeApp in
    ReplayedApp(key: { $0.state }, makeApp: makeApp)
  }
  #expect(restored.count > 20)
  #expect(replayed == restored)
  #expect(keyed == restored)
}
