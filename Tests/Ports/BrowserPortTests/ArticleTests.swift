import BrowserPort
import Foundation
import JuiceScreens
import JuiceViewModels
import TestFiles
import Testing

struct ArticleTests {
  @Test func `the article shows the HTML that its code prints`() throws {
    let path = "Sources/Ports/BrowserPort/BrowserPort.docc/PortItToABrowser.md"
    let article = try String(contentsOfFile: ThisPackage.path(path), encoding: .utf8)
    let block = article.split(separator: "```html\n", maxSplits: 1)[1]
    let html = block.prefix { ($0 == "`") == false }
    let lines = html.split(separator: "\n").map { $0.drop { $0 == " " } + "\n" }
    var port = BrowserPort(JuiceKiosk(phrases: .english), words: .english)
    port.perform(1)
    port.perform(3)
    #expect(port.html.contains(lines.joined()))
  }
}
