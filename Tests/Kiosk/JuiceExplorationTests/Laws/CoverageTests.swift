import FlowDriver
import FlowExplorer
import JuiceExploration
import JuiceModel
import JuiceScreens
import JuiceViewModels
import Testing

struct CoverageTests {
  private let scope = KioskScope.unsavedStock

  @Test func `an order and a restock leave what fails in the kiosk uncovered, in a few lines`()
    throws
  {
    let exploration = scope.explorer(
      of: .standard, stock: Stock(of: .standard), phrases: .english, checksHidden: false
    ).explore(workers: 2)
    let text = """
      tap "Banana juice"
      tap "OK"
      tap "Edit stock"
      increase "Strawberry"
      decrease "Strawberry"
      tap "Close"
      """
    let flow = try Flow(parsing: text, file: "f")
    let menu = scope.part(of: .standard)
    func transitions(uncoveredBy flows: [Flow]) throws -> [UncoveredTransition] {
      try exploration.transitions(uncoveredBy: flows) {
        KioskWorld(menu, stock: Stock(of: menu), in: World(scope.choices)) {
          JuiceKiosk(maker: $0, phrases: .english)
        }
      }
    }
    let found = try transitions(uncoveredBy: [flow])
    #expect(found.count == 40)
    let reload = """
      # juicemaker run --language en --scope unsaved-stock FILE
      # alert "We couldn't reload the stock.": tap "Cancel" leads to sheet "Edit stock"
      tap "Edit stock"
      decrease "Strawberry"
      event "the stock is changed elsewhere"
      tap "Close"
      event "the stock can't be read"
      tap "Reload stock"
      tap "Cancel"

      """
    #expect(found.map { "\($0)" }.contains(reload))
    #expect(try transitions(uncoveredBy: [flow] + found.map { $0.flow }).isEmpty)
  }
}
