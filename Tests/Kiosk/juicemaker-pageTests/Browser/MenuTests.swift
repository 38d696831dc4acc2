import Chromium
import Foundation
import HeadlessUI
import JuiceDocuments
import JuiceModel
import JuiceScreens
import JuiceViewModels
import TestFiles
import Testing

extension BrowserTests {
  /// Menus that a person chooses in the page.
  struct MenuTests {
    private let folder: TemporaryFolder

    init() throws {
      folder = try TemporaryFolder()
    }

    @Test(
      arguments: [
        #"{"fruits": [{"id": "fig", "name": {"en": "Fig"}, "stock": 101}], "juices": []}"#,
        "{\n  \"fruits\": [{ \"id\": \"\\u0000<b>\\\"&\", \"nam\": 1 }],\n  \"juices\": 3 }", "",
        "[",
        #"{"fruits": [], "juices": [], "fruits": [], "더": [1, 2.5, null, "\ud800"]}"#,
      ], Words.allCases)
    func `a menu with errors is refused in the words of its reader`(
      json: String, words: Words
    ) throws {
      guard let bench = Bench.current else { return }
      let error = try #require(throws: FileError.self) {
        try Menu(json: Array(json.utf8), file: "figs.json")
      }
      let page = try bench.open(words)
      let opening = try page.currentScreen()
      try page.choose(try folder.file("figs.json", json.utf8))
      let alert = try page.currentScreen().topLayer
      #expect(alert.role == .alert)
      #expect(alert.nodes.first == .text(error.description))
      try page.press(.escape)
      try page.expectScreen(opening)
    }

    @Test(arguments: ["no-symbols", "one-fruit", "other-languages"], Words.allCases)
    func `a menu is opened, kept, and left again`(name: String, words: Words) throws {
      guard let bench = Bench.current else { return }
      let path = ThisPackage.path("Tests/Kiosk/juicemakerTests/Menus/\(name).json")
      let menu = try Menu(json: Array(Data(contentsOf: URL(filePath: path))), file: path)
      let kiosk = JuiceKiosk(maker: JuiceMaker(menu: menu), phrases: words.phrases)
      let page = try bench.open(words)
      let opening = try page.currentScreen()
      try page.choose(path)
      try page.expectScreen(kiosk.screen.numbered)
      try page.reload()
      try page.expectScreen(kiosk.screen.numbered)
      try page.click(anywhere: "[data-reset]")
      try page.expectScreen(opening)
    }

    @Test func `a new count is told, even if another fruit of that name had it`() throws {
      guard let bench = Bench.current else { return }
      let json = """
        { "fruits": [{ "id": "a", "name": { "en": "Fig" }, "stock": 2 },
                     { "id": "b", "name": { "en": "Fig" }, "stock": 1 }],
          "juices": [{ "id": "fig", "flavour": { "en": "Fig" }, "recipe": { "a": 1 } }] }
        """
      let page = try bench.open(.english)
      try page.choose(try folder.file("figs.json", json.utf8))
      let news = "document.querySelector('#news').textContent"
      #expect(try page.page.evaluate(news) == "Fig 2, Fig 1")
      try page.click("button[data-id=fig]")
      try page.click(".buttons button")
      #expect(try page.page.evaluate(news) == "Fig 1")
    }
  }
}

extension BrowserPage {
  /// Chooses a file as a person does with the control of the page.
  fileprivate func choose(_ path: String) throws {
    let before = try page.evaluate("document.querySelector('#app').innerHTML")
    let input = try page.send("Runtime.evaluate", ["expression": "document.querySelector('#menu')"])
    try page.send(
      "DOM.setFileInputFiles",
      ["files": [.string(path)], "objectId": input["result"]["objectId"]])
    let text = String(decoding: try JSONEncoder().encode(before), as: UTF8.self)
    try page.wait(until: "document.querySelector('#app').innerHTML === \(text) === false")
    forgetScreen()
  }
}
