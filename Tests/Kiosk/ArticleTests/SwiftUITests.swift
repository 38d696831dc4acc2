import FlowDriver
import FlowTesting
import HeadlessUI
import JuiceModel
import JuiceScreens
import JuiceViewModels
import SwiftUI
import TestSupport
import Testing

@MainActor struct SwiftUITests {
  /// Presents two alerts, one after the other.
  private final class Questions: AlertFactory {
    func makeAlert(for situation: AlertSituation) -> KioskAlert {
      let stamp = AlertAction.custom(AlertAction.Custom("stamp"))
      return KioskAlert(
        title: "Enjoy!", message: "Shall I stamp your card?",
        buttons: [.init("Yes", action: stamp), .init("No", role: .cancel)])
    }

    static func perform(_ action: AlertAction.Custom) -> KioskAlert? {
      KioskAlert(message: "Once more?", buttons: [.init("No", role: .cancel)])
    }
  }

  private func compare(
    _ flow: Flow, _ reports: [SwiftUIPort.Report], _ order: OrderViewModel, _ kiosk: JuiceKiosk
  ) throws -> FlowError? {
    try flow.compare(
      SwiftUIPort(Host(OrderView(order: order)), reports: reports), with: kiosk, by: .appearance)
  }

  @Test(
    arguments: SwiftUIPort.orders.prefix(
      TestSizes.size(quick: 2, exhaustive: SwiftUIPort.orders.count)))
  func `every flow passes, in whatever order SwiftUI reports`(reports: [SwiftUIPort.Report]) throws
  {
    for (folder, phrases) in [("", Phrases.korean), ("/english", .english)] {
      let files = try FlowFile.all(in: ThisPackage.flows + folder)
      for file in files.prefix(TestSizes.size(quick: 3, exhaustive: files.count)) {
        let order = OrderViewModel(phrases: phrases)
        let kiosk = JuiceKiosk(phrases: phrases)
        let failure = try compare(try Flow(contentsOf: file.path), reports, order, kiosk)
        #expect(failure == nil, "\(file.testDescription)")
      }
    }
  }

  @Test(arguments: SwiftUIPort.orders)
  func `an alert that follows another or the sheet stays, and leads back`(
    reports: [SwiftUIPort.Report]
  ) throws {
    let flow = try Flow([
      .tap("Kiwi juice"), .tap("Yes"), .expect(.alert("Once more?")), .tap("No"), .expect(.noAlert),
      .tap("Edit stock"), .increase("Kiwi", by: 2), .tap("Close"), .tap("Yes"), .tap("No"),
      .expect(.title("Edit stock")), .dismiss,
    ])
    let store = FruitStore(Stock(of: .standard)) { _ throws(StockNotSaved) in
      throw StockNotSaved(reason: "the disk is full")
    }
    let maker = JuiceMaker(menu: .standard, store: store)
    let order = OrderViewModel(
      maker: maker, phrases: .english, alerts: Questions(), customAction: Questions.perform)
    let kiosk = JuiceKiosk(
      maker: maker, phrases: .english, alerts: Questions(), customAction: Questions.perform)
    #expect(try compare(flow, reports, order, kiosk) == nil)
  }
}
