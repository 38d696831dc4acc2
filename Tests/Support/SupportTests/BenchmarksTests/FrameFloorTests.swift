import JuiceModel
import JuiceScreens
import Testing
import TextRendering

@testable import Benchmarks

@Suite struct FrameFloorTests {
  @Test func `the floor draws the same text as the renderer`() {
    let text = TextRenderer(viewport: Viewport(columns: 60, rows: 20)).render(JuiceKiosk().screen)
    #expect(FrameFloor(text, columns: 60).text() == text)
  }
}
