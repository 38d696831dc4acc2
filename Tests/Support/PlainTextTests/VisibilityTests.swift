import TestSizes
import Testing

@testable import PlainText

struct VisibilityTests {
  @Test func `scalars that show nothing by themselves are those of the standard library`() {
    var differences: [Unicode.Scalar] = []
    let bounds = ScalarRanges.invisible.flatMap { [$0 - 1, $0] }
    let step = TestSizes.size(quick: 16, exhaustive: 1)
    let values = bounds + stride(from: 0, through: 0x10FFFF, by: step)
    for scalar in values.compactMap({ Unicode.Scalar($0) }) {
      let properties = scalar.properties
      guard let age = properties.age, age <= (17, 0) else { continue }
      let isMark = [.nonspacingMark, .enclosingMark].contains(properties.generalCategory)
      let isInvisible = isMark || properties.isWhitespace || properties.isDefaultIgnorableCodePoint
      if scalar.isVisible == isInvisible { differences.append(scalar) }
    }
    #expect(differences == [])
  }
}
