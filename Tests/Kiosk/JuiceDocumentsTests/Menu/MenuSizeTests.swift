import HeadlessUI
import JuiceDocuments
import JuiceModel
import JuiceScreens
import JuiceViewModels
import Testing
import TextRendering

struct MenuSizeTests {
  /// Returns a document with a number of fruits and a number of juices.
  private func document(fruits: Int, juices: Int) -> String {
    let fruits = (0..<fruits).map { #"{"id":"f\#($0)","name":{"en":"Fruit \#($0)"},"stock":5}"# }
    let juices = (0..<juices).map {
      #"{"id":"j\#($0)","flavour":{"ko":"맛 \#($0)","en":"Taste \#($0)"},"recipe":{"f0":1,"f1":2}}"#
    }
    return """
      {"fruits":[\(fruits.joined(separator: ","))],"juices":[\(juices.joined(separator: ","))]}
      """
  }

  @Test func `a menu of a thousand juices is read, scrolls, and orders its last juice`() throws {
    let menu = try Menu.reading(document(fruits: 100, juices: 1_000))
    #expect(menu.juices.count == 1_000)
    let kiosk = JuiceKiosk(maker: JuiceMaker(menu: menu), phrases: .english)
    let renderer = TextRenderer(viewport: Viewport(columns: 60, rows: 20))
    #expect(renderer.render(kiosk.screen).contains("Taste 999") == false)
    let end = renderer.render(kiosk.screen, scrolledTo: [.max])
    #expect(end.contains("Taste 999 juice"))
    #expect(end.split(separator: "\n").count <= 20)
    kiosk.perform(.order(.juiceButtonTapped("j999")))
    #expect(kiosk.screen.layers.last?.name == "Taste 999 juice is ready! Enjoy!")
  }

  @Test(arguments: [
    (101, 1, "1:11: fruits: has 101 items; use at most 100"),
    (2, 1_001, "1:114: juices: has 1001 items; use at most 1000"),
  ])
  func `too many fruits or juices are reported`(fruits: Int, juices: Int, message: String) {
    #expect(
      Menu.errorMessage(document(fruits: fruits, juices: juices)) == "menu.json:" + message)
  }

  @Test(arguments: [(0, nil), (1, "menu.json: is too large; use a menu file of at most 1024 KiB")])
  func `a document of more than a mebibyte is refused`(more: Int, message: String?) {
    let blanks = String(repeating: " ", count: 1 << 20 - Menu.sampleDocument.utf8.count + more)
    #expect(Menu.errorMessage(Menu.sampleDocument + blanks) == message)
  }
}
