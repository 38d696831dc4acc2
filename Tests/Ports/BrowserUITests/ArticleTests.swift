import BrowserUI
import Foundation
import JuiceScreens
import JuiceViewModels
import TestFiles
import Testing

struct ArticleTests {
  private let blocks: [Substring]

  init() throws {
    let article = try ArticleTests.text(
      "Sources/Ports/BrowserUI/BrowserUI.docc/PortItToABrowser.md")
    blocks = article.split(separator: "```", omittingEmptySubsequences: false)
  }

  @Test func `the article shows the HTML that its code prints`() throws {
    let html = try #require(blocks.first { $0.hasPrefix("html\n") })
    var port = BrowserPort(JuiceKiosk(phrases: .english), words: .english)
    port.perform(1)
    port.perform(3)
    #expect(port.html.contains(ArticleTests.unindented(html.dropFirst(5))))
  }

  @Test func `the article shows a function of the page's program`() throws {
    let code = try #require(blocks.first { $0.contains("@_expose") })
    let program = try ArticleTests.text("Sources/Kiosk/juicemaker-page/Program.swift")
    let function = ArticleTests.unindented(code.dropFirst(6))
    #expect(ArticleTests.unindented(program[...]).contains(function))
  }

  private static func text(_ path: String) throws -> String {
    try String(contentsOfFile: ThisPackage.path(path), encoding: .utf8)
  }

  private static func unindented(_ text: Substring) -> String {
    text.split(separator: "\n").map { $0.drop { $0 == " " } + "\n" }.joined()
  }
}
