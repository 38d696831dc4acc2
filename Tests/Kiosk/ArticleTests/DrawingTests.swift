import FlowDriver
import HeadlessUI
import JuiceModel
import JuiceScreens
import JuiceViewModels
import SwiftUI
import Testing

@MainActor struct DrawingTests {
  private let order = OrderViewModel(phrases: .english)

  @Test func `a step on the stock sheet makes the body of the sheet outdated, and no other`() throws
  {
    let host = Host(OrderView(order: order))
    order.editStockButtonTapped()
    _ = host.draw()
    let stockEdit = try #require(order.stockEdit)
    for count in 11...20 {
      stockEdit.countChanged(.kiwi, to: count)
      #expect(host.outdated == ["StockEditView"])
      _ = host.draw()
    }
    stockEdit.closeButtonTapped()
    #expect(host.outdated.contains("OrderView"))
  }

  @Test func `an alert makes only the bodies outdated that present something`() {
    let host = Host(OrderView(order: order))
    _ = host.draw()
    order.juiceButtonTapped(Juice.ID("durian"))
    #expect(host.outdated == ["AlertModifier<AlertAction>", "OrderView"])
    _ = host.draw()
    order.alertButtonTapped(.close)
    #expect(host.outdated == ["AlertModifier<AlertAction>", "OrderView"])
  }

  @Test func `rows have the identifiers of the kiosk's own screens`() {
    let port = SwiftUIPort(Host(OrderView(order: order)), reports: [.tap])
    let kiosk = JuiceKiosk(phrases: .english)
    #expect(port.currentScreen().identifiers == kiosk.screen.identifiers)
    order.editStockButtonTapped()
    kiosk.perform(.order(.editStockButtonTapped))
    #expect(port.currentScreen().identifiers == kiosk.screen.identifiers)
  }

  @Test func `an alert keeps its title while it fades`() {
    let host = Host(OrderView(order: order))
    order.juiceButtonTapped(.kiwi)
    _ = host.draw()
    order.alertButtonTapped(.close)
    let titles = host.draw().compactMap {
      if case .fadingAlert(let title) = $0 { title } else { nil }
    }
    #expect(titles == ["Kiwi juice is ready! Enjoy!"])
  }

  @Test func `a list of juices is bound in a few lines, and its alert in one`() throws {
    let port = SwiftUIPort(Host(JuiceList(order: order)), reports: [.tap])
    let names = port.currentScreen().topLayer.flattenedNodes.map { $0.name }
    #expect(names == order.juices.map { $0.title })
    #expect(port.currentScreen().actions.count == 7)
    let driver = Driver(port)
    try driver.run(
      .tap("Kiwi juice"),
      .expect(.alert("Kiwi juice is ready! Enjoy!")),
      .tap("OK"),
      .expect(.noAlert))
  }

  @Test func `the preview shows the stock sheet`() {
    let port = SwiftUIPort(Host(StockEditPreview.previews), reports: [.tap])
    #expect(port.currentScreen().topLayer.name == "재고 추가")
  }
}

extension Screen {
  fileprivate var identifiers: [String] {
    topLayer.flattenedNodes.compactMap { $0.identifier }
  }
}
