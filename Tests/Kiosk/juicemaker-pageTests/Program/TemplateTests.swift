import Testing

@testable import juicemaker_page

struct TemplateTests {
  @Test func `each placeholder is replaced, and what replaces it isn't searched`() throws {
    #expect(
      try PageWriter.filled("a{{x}}b{{y}}{{x}}", ["x": "{{y}}", "y": "}}"]) == "a{{y}}b}}{{y}}")
    #expect(try PageWriter.filled("plain", [:]) == "plain")
  }

  @Test(arguments: ["{{z}}", "{{x", "{{x}"])
  func `a placeholder without a value is an error`(text: String) {
    let error = #expect(throws: PageError.self) { try PageWriter.filled(text, ["x": ""]) }
    #expect(error?.description == "page.html: \(text) isn't a placeholder")
  }
}
