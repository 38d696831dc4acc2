import BrowserScreens
import HeadlessUI
import Testing

@testable import PageUI

struct AppPageTests {
  private let page = AppPage("shelf") { _ in
    Shelf()
  } asking: { title in
    "\(title).txt"
  } answering: { bytes, _ in
    bytes.map { String(decoding: $0, as: UTF8.self) }
  }

  private let shelf: any PageProgram

  init() { shelf = page.open(.english) }

  private var numbers: [Int] { shelf.asked.map(\.number) }

  @Test func `a request is asked for once, and its answer is shown`() {
    #expect(shelf.asked.map(\.address) == ["dune.txt"])
    #expect(numbers == [1])
    shelf.respond(Array("sand".utf8), to: 1, at: nil)
    #expect(shelf.html.contains("sand"))
    #expect(numbers == [])
    shelf.respond(Array("stone".utf8), to: 1, at: nil)
    #expect(shelf.html.contains("sand"))
  }

  @Test func `an answer that hasn't come is a failure`() {
    #expect(shelf.html.contains("Loading"))
    #expect(numbers == [1])
    shelf.respond(nil, to: 1, at: nil)
    #expect(shelf.html.contains("Offline"))
  }

  @Test func `what is asked for no longer is gone, and what is asked for again is new`() {
    #expect(numbers == [1])
    shelf.perform(1, at: nil, isRepeat: false)
    #expect(shelf.asked.map(\.address) == ["dune 2.txt"])
    #expect(numbers == [2])
    shelf.respond(Array("late".utf8), to: 1, at: nil)
    #expect(shelf.html.contains("Loading"))
    shelf.perform(2, at: nil, isRepeat: false)
    #expect(numbers == [3])
  }

  @Test func `a new layer that an answer brings can't be answered at once`() {
    #expect(numbers == [1])
    shelf.respond([], to: 1, at: .seconds(1))
    shelf.perform(1, at: .seconds(1), isRepeat: false)
    #expect(shelf.html.contains("Nothing is there"))
    shelf.perform(1, at: .seconds(2), isRepeat: false)
    #expect(shelf.html.contains("Nothing is there") == false)
  }

  @Test func `an app in one language has nothing to choose`() {
    let values = page.parts.map(\.value)
    #expect(values.starts(with: ["shelf", "Shelf", "en", "This page needs JavaScript.", ""]))
    let chosen = AppPage("shelf", languages: [.korean, .english]) { _ in Shelf() }
    let choice = chosen.parts.last { $0.name == "choice" }?.value ?? ""
    #expect(choice.contains(#"data-language="ko" aria-pressed="false">한국어<"#))
    let none = AppPage("shelf", languages: []) { _ in Shelf() }
    #expect(none.parts.map(\.value) == ["shelf", ""])
  }

  @Test func `an app that waits for nothing asks for nothing`() {
    let open = AppPage("shelf") { _ in Shelf() }.open(.english)
    #expect(open.asked.isEmpty)
    open.enter("x", number: 1)
    open.respond([], to: 1, at: nil)
    #expect(open.html.contains("Loading"))
  }
}

/// Books that are loaded one after the other, by a title.
private struct Shelf: RequestingApp {
  var title = "dune"
  var text: String??

  var screen: Screen<String> {
    let shown =
      switch text {
      case nil: "Loading"
      case .some(nil): "Offline"
      case .some(let text?): text
      }
    let alert = AlertIntent(message: "Nothing is there", buttons: [.init("OK", action: "ok")])
    return Screen(
      title: "Shelf",
      content: [
        .text(shown), .button(Button("Next", action: "dune 2")),
        .button(Button("Back", action: "dune")),
      ], coveredBy: text == "" ? [.alert(alert)] : [])
  }

  mutating func perform(_ action: String) {
    if action == "ok" { text = "none" } else { (title, text) = (action, nil) }
  }

  var requests: [String] { text == nil ? [title] : [] }
  mutating func receive(_ response: String?, for request: String) { text = response }
}
