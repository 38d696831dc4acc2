import JuiceModel
import JuiceScreens
import Testing
import TextRendering

@testable import Benchmarks

@Suite struct MeasurementTests {
  @Test func `the table compares each figure with its goal`() {
    let measurements: [Measurement] = [
      ("within", 2, 8, 4),
      ("beyond", 2, 8.1, 4),
      ("large", 100, 1_234.5, 1_000),
    ]
    let expected = """
      measurement                                   floor us   ours us     ratio      goal
      within                                            2.00      8.00     4.00x  <= 4.00x        ok
      beyond                                            2.00      8.10     4.05x  <= 4.00x      OVER
      large                                            100.0      1234     12.3x  <= 1000x        ok

      """
    #expect(measurements.table == expected)
  }
}

@Suite struct FrameFloorTests {
  @Test func `the floor draws the same text as the renderer`() {
    let text = TextRenderer(viewport: Viewport(columns: 60, rows: 20)).render(JuiceKiosk().screen)
    #expect(FrameFloor(text, columns: 60).text() == text)
  }
}
