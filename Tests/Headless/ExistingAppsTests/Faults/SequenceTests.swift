import ExistingApps
import FlowDriver
import FlowExplorer
import HeadlessUI
import Testing

/// Shows the prices of a stream while it's connected.
@MainActor final class TickerModel {
  private(set) var isConnected = false
  private(set) var price: String?
  private var task: Task<Void, Never>?
  private let prices: () -> AsyncStream<String>
  private let isMended: Bool

  init(isMended: Bool, prices: @escaping () -> AsyncStream<String>) {
    (self.isMended, self.prices) = (isMended, prices)
  }

  func connectTapped() {
    isConnected = true
    if isMended { task?.cancel() }
    task = Task {
      for await price in prices() { self.price = price }
    }
  }

  func disconnectTapped() {
    (isConnected, price) = (false, nil)
    task?.cancel()
  }
}

private func ticker(isMended: Bool) -> Existing<TickerModel, String> {
  AdaptedApp { (calls: Calls<String, String>) in
    TickerModel(isMended: isMended) {
      AsyncStream { try? await calls.response(to: "price") }
    }
  } screen: { (model: TickerModel) in
    Screen(
      title: "Ticker",
      bar: [
        Button("Connect", action: "Connect"),
        Button("Disconnect", action: model.isConnected ? "Disconnect" : nil),
      ],
      content: [.value(Value("Price", value: model.price ?? "unknown"))])
  } perform: { model, action in
    if action == "Connect" { model.connectTapped() } else { model.disconnectTapped() }
  }
  .stubbed("10", "20")
}

@Test func `a stream goes on after its model is disconnected`() throws {
  let hunt = FaultHunt(
    laws: [
      .always("a ticker waits for nothing while it isn't connected") { _, screen in
        let isConnected = screen.meets(.button("Disconnect", isEnabled: true))
        return isConnected || screen.events.isEmpty ? nil : [.expect(.noRequest("price"))]
      }
    ], makeApp: ticker)
  try hunt.expectFault(
    """
    tap "Connect"
    tap "Connect"
    tap "Disconnect"
    expect no request "price"

    """)
}
