import Testing

@testable import juicemaker_page

struct TemplateTests {
  private func filled(_ text: String, _ values: [String: String]) throws -> String {
    try Template(text: text).filled(values)
  }

  @Test func `each placeholder is replaced, and what replaces it isn't searched`() throws {
    #expect(
      try filled("a{{x}}b{{y}}{{x}}", ["x": "{{y}}", "y": "}}"]) == "a{{y}}b}}{{y}}")
    #expect(try filled("plain", [:]) == "plain")
  }

  @Test func `a placeholder without a value, and a value without a placeholder, are errors`() {
    let unknown = #expect(throws: PageError.self) { try filled("{{z}}", ["x": ""]) }
    #expect(unknown?.description == "page.html: {{z}} isn't a placeholder")
    let missing = #expect(throws: PageError.self) { try filled("{{x}}", ["x": "", "y": ""]) }
    #expect(missing?.description == "page.html: {{y}} is missing")
    #expect(throws: PageError.self) { try filled("{{x", ["x": ""]) }
  }
}
