import BrowserScreens
import Foundation
import JuiceScreens
import JuiceViewModels
import TestSupport
import Testing

struct ArticleTests {
  @Test func `a port shows what an action leads to`() {
    var port = BrowserPort(JuiceKiosk(), words: .korean)
    #expect(port.html.contains("바나나쥬스 주문"))
    port.perform(3)
    #expect(port.html.contains("바나나 쥬스 나왔습니다! 맛있게 드세요!"))
  }

  @Test func `the article shows the HTML that its code returns`() throws {
    var port = BrowserPort(JuiceKiosk(phrases: .english), words: .english)
    port.perform(1)
    port.perform(4)
    let html = port.html
    let article = try String(
      contentsOfFile: ThisPackage.path(
        "Sources/Ports/BrowserScreens/BrowserScreens.docc/BrowserScreens.md"),
      encoding: .utf8)
    let blocks = article.split(separator: "```", omittingEmptySubsequences: false)
    let shown = try #require(blocks.first { $0.hasPrefix("html\n") })
    let lines = shown.dropFirst(5).split(separator: "\n").map { $0.drop { $0 == " " } + "\n" }
    #expect(html.contains(lines.joined()))
  }

  @Test func `the words of the port are a value`() {
    var french = BrowserWords()
    french.language = "fr"
    french.decrease = { "Diminuer \($0)" }
    french.increase = { "Augmenter \($0)" }
    french.dismiss = "Annuler"
    var port = BrowserPort(JuiceKiosk(), words: french)
    port.perform(1)
    #expect(port.html.contains("aria-label=\"Augmenter 딸기\""))
  }
}
