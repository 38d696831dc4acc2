import Foundation
import HeadlessUI
import JuiceFiles
import JuiceModel
import JuiceScreens
import JuiceViewModels
import PlainText
import TestFiles
import Testing
import TextRenderer

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

  @Test func `a file of ten megabytes is refused`() throws {
    let folder = try TemporaryFolder()
    let file = try folder.file("big.json", Data(count: 10_000_000))
    let error = #expect(throws: FileError.self) { try Menu(file: file) }
    #expect(
      error?.description == "\(file): is too large; use a menu file of at most 1024 KiB")
  }

  @Test(.timeLimit(.minutes(5))) func `a pipe that nobody writes to isn't waited for`() throws {
    let folder = try TemporaryFolder()
    let file = folder.path("pipe")
    try #require(mkfifo(file, 0o600) == 0)
    let error = #expect(throws: FileError.self) { try Menu(file: file) }
    #expect(error?.description == "\(file):1:1: the document ends too soon; expected a value")
  }

  @Test(arguments: [
    ("/dev/zero", "can't be read (it isn't a regular file); use a readable menu file"),
    ("/nowhere/menu.json", "can't be read (No such file or directory); use a readable menu file"),
    ("/dev", "can't be read (Is a directory); use a readable menu file"),
    ("/\u{1B}[2J\n", "can't be read (No such file or directory); use a readable menu file"),
  ])
  func `a path without a readable file is reported`(path: String, message: String) {
    let error = #expect(throws: FileError.self) { try Menu(file: path) }
    #expect(error?.description == "\(path.visible): \(message)")
    #expect(error?.kind == .badData)
  }
}
