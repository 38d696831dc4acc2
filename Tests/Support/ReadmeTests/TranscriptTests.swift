import FlowDriver
import JuiceScreens
import Testing
import TextRendering
import TextSnapshots

@Suite struct TranscriptTests {
  @Test func `one snapshot holds a flow and the screen after each command`() throws {
    let flow = try Flow([
      .tap("딸기쥬스 주문"), .tap("예"), .increase("딸기", by: 6), .tap("닫기"), .tap("딸기쥬스 주문"),
    ])
    let renderer = TextRenderer(viewport: Viewport(columns: 60, rows: 20))
    let driver = Driver(JuiceKiosk())
    var transcript = SnapshotTranscript(opening: renderer.render(driver.app.screen))
    try driver.run(flow) { step, app in
      transcript.append(step.command, frame: renderer.render(app.screen))
    }
    expectSnapshot(of: transcript.text, named: "Order/restock-and-order.60x20.ko.flow")
  }
}
