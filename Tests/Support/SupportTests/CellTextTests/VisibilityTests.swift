import TestSupport
import Testing

@testable import CellText

struct VisibilityTests {
  @Test func `blanks are those of the standard library, and neither they nor marks are visible`() {
    var differences: [Unicode.Scalar] = []
    let bounds = ScalarRanges.blank.flatMap { [$0 - 1, $0] }
    let step = TestSizes.size(quick: 16, exhaustive: 1)
    let values = bounds + stride(from: 0, through: 0x10FFFF, by: step)
    for scalar in values.compactMap({ Unicode.Scalar($0) }) {
      let properties = scalar.properties
      guard let age = properties.age, age <= (17, 0) else { continue }
      let isMark = [.nonspacingMark, .enclosingMark].contains(properties.generalCategory)
      let isBlank = properties.isWhitespace || properties.isDefaultIgnorableCodePoint
      let isSeen = scalar.isVisible && (isMark || isBlank)
      if isSeen || (scalar.isBlank == isBlank) == false { differences.append(scalar) }
    }
    #expect(differences == [])
  }

  @Test func `letters, symbols, jamo, and controls show something by themselves`() {
    let text = "a가漢🍓-\u{1161}\u{1B}\u{600}\u{1F1F0}\u{E000}"
    #expect(text.unicodeScalars.allSatisfy { $0.isVisible })
  }

  @Test func `blanks and what can't be seen don't count, and marks do`() {
    #expect("\u{FEFF}망 고\u{200B}\t".withoutBlanks == "망고")
    #expect("ก\u{E34}".withoutBlanks == "ก\u{E34}")
  }
}
