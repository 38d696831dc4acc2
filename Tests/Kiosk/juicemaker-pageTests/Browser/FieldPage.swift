import BrowserScreens
import Browsers
import Foundation
import HeadlessUI

/// An app whose screen is a closure of its text and of what has been done.
struct TypedApp: HeadlessApp {
  var text = ""
  var actions: [String] = []
  var change: (String) -> String = { $0 }
  let make: (TypedApp) -> Screen<String>

  var screen: Screen<String> { make(self) }

  mutating func perform(_ action: String) { actions.append(action) }
  mutating func perform(_ action: String, entering text: String) { self.text = change(text) }
}

/// The page with an app that types, in place of the program of the kiosk.
///
/// The app is in this process: what a port to it answers to each input is given to the page before the
/// person's input, and compared with what the page is told then.
final class FieldPage {
  let page: BrowserPage
  private var port: BrowserPort<TypedApp>
  init(
    _ page: BrowserPage, change: @escaping (String) -> String = { $0 },
    screen: @escaping (TypedApp) -> Screen<String>
  ) throws {
    self.page = page
    port = BrowserPort(TypedApp(change: change, make: screen), words: .english)
    try page.tab.evaluate("probe.answerItself()")
    try expect {
      try page.tab.evaluate("call('open', '')")
    }
  }

  var app: TypedApp { port.app }

  /// Checks that an operation tells the page's program some inputs and no others, and that the page then
  /// shows the screen of the app.
  func expect(_ inputs: Input<Int>..., after operation: () throws -> Void) throws {
    var answers = inputs.isEmpty ? [port.html] : []
    var told: [String] = []
    for input in inputs {
      switch input {
      case .text(let text, let number):
        port.enter(text, number: number)
        told.append("\(number) \(text)")
      case .action(let number):
        port.perform(number)
        told.append("\(number)")
      case .response, .event: continue
      }
      answers.append(port.html)
    }
    let list = [answers, told].map { texts in
      String(decoding: (try? JSONEncoder().encode(texts)) ?? Data(), as: UTF8.self)
    }
    try page.tab.evaluate(
      "(() => { probe.answers = \(list[0]); probe.told = []; probe.time += 1000 })()")
    try operation()
    try page.expect(
      "JSON.stringify(probe.told) === JSON.stringify(\(list[1])) || probe.told", "true")
    try page.expectNoProblems()
    try page.expect(
      "[...app.querySelectorAll('input, textarea')].every((it) => it.value.trim() === it.defaultValue.trim())",
      "true")
  }

  /// Draws the screen again after the control with a number, while a person composes.
  func redraw(_ number: Int) throws {
    port.perform(number)
    let html = String(decoding: (try? JSONEncoder().encode([port.html])) ?? Data(), as: UTF8.self)
    try page.tab.evaluate(
      "(() => { probe.answers = \(html); perform('\(number)', new Event('')) })()")
    try page.expect("app.innerHTML.length > 0 && probe.answers.length", "0")
  }

  /// Moves the focus to the field with an identifier, which is `probe.field` from then on.
  func focus(_ id: String) throws {
    let field = "document.querySelector('[data-id=\(id)] > [data-action]')"
    try page.tab.evaluate("(probe.field = \(field)).focus()")
  }

  /// Types a text in one piece, as a paste does.
  func type(_ text: String) throws { try page.tab.call("Input.insertText", ["text": text]) }

  /// Composes a text that isn't finished.
  func compose(_ text: String) throws {
    try page.tab.call(
      "Input.imeSetComposition",
      ["text": text, "selectionStart": text.utf16.count, "selectionEnd": text.utf16.count])
  }

  /// Checks the text of the field with the focus, up to the caret and after it.
  func expectCaret(_ before: String, _ after: String) throws {
    let field = "document.activeElement"
    try page.expect(
      "\(field).value.slice(0, \(field).selectionEnd) + '|' + \(field).value.slice(\(field).selectionEnd)",
      "\(before)|\(after)")
  }
}
