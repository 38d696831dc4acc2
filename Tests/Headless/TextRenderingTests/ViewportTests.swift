import Testing
import TextRendering

@Suite struct ViewportTests {
  @Test(arguments: [(-1, 0), (Int.min, 0), (0, 0), (60, 60), (1_000, 1_000), (Int.max, 1_000)])
  func `each side is clamped to the range`(asked: Int, given: Int) {
    #expect(Viewport(columns: asked, rows: 20).columns == given)
    #expect(Viewport(columns: 20, rows: asked).rows == given)
  }

  @Test func `a viewport describes itself as columns by rows`() {
    #expect("\(Viewport(columns: 60, rows: 20))" == "60x20")
  }
}
