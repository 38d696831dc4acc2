import PlainText
import Testing

struct VisibilityTests {
  @Test func `scalars that show nothing by themselves are those of the standard library`() {
    var differences: [Unicode.Scalar] = []
    for scalar in (UInt32(0)...0x10FFFF).compactMap({ Unicode.Scalar($0) }) {
      let properties = scalar.properties
      guard let age = properties.age, age <= (17, 0) else { continue }
      let isMark = [.nonspacingMark, .enclosingMark].contains(properties.generalCategory)
      let isInvisible = isMark || properties.isWhitespace || properties.isDefaultIgnorableCodePoint
      if scalar.isVisible == isInvisible { differences.append(scalar) }
    }
    #expect(differences == [])
  }
}
