import Testing
import TextRenderer

@testable import TextSnapshots

@Suite struct ScalarWidthTests {
  @Test func `carets measure what a difference shows as the renderer does`() throws {
    let shown = (0x20...0x1FFFF as ClosedRange<UInt32>).compactMap(Unicode.Scalar.init)
      .filter { scalar in
        let isSpacing = scalar.properties.generalCategory == .spacingMark
        return isSpacing == false && String(scalar).shown() == String(scalar)
      }
    let differing = shown.filter { ($0.width == String($0).displayWidth) == false }
    #expect(shown.count > 75_000)
    #expect(differing.map { String($0.value, radix: 16) } == [])
  }
}
