import Testing

@testable import juicemaker

struct SurroundingsTests {
  private func surroundings(_ variables: [String: String]) -> Surroundings {
    let variables = ["TERM": "xterm"].merging(variables) { $1 }
    return Surroundings { variables[$0] }
  }

  @Test(arguments: [
    ("xterm-256color", false), ("linux", false), ("dumb", true), ("", true), ("dumber", false),
  ])
  func `a terminal without a type or of the type dumb gets lines`(type: String, lines: Bool) {
    #expect(surroundings(["TERM": type]).prefersLines == lines)
  }

  @Test func `an environment without variables gets lines`() {
    #expect(Surroundings { _ in nil }.prefersLines)
    #expect(Surroundings { _ in nil }.allowsColor)
  }

  @Test(arguments: [
    ("1", true), ("yes", true), ("true", true), ("00", true), (" ", true), ("0", false),
    ("false", false), ("False", false), ("", false),
  ])
  func `a person who asks for accessibility gets lines`(value: String, lines: Bool) {
    #expect(surroundings(["ACCESSIBLE": value]).prefersLines == lines)
    #expect(surroundings(["ACCESSIBLE": value, "TERM": "dumb"]).prefersLines)
  }

  @Test(arguments: [("1", false), ("0", false), ("false", false), ("", true)])
  func `NO_COLOR takes the colors away unless it's empty`(value: String, isAllowed: Bool) {
    #expect(surroundings(["NO_COLOR": value]).allowsColor == isAllowed)
    #expect(surroundings(["NO_COLOR": value]).prefersLines == false)
  }

  @Test func `an option takes the colors away, too`() throws {
    #expect(try Arguments(parsing: []).options.usesColor)
    #expect(try Arguments(parsing: ["--no-color"]).options.usesColor == false)
  }
}
