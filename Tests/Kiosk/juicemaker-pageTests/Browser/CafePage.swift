import BrowserScreens
import Browsers
import Foundation
import HeadlessUI

@testable import cafe

/// The page of the café in a browser, whose fetches a flow answers.
///
/// The page doesn't know the names that requests have in flows. So a café beside it gets the same inputs,
/// and the page must show its HTML and fetch exactly what it asks for, in the same order. Its script clicks
/// by itself: the flows of the kiosk use a mouse.
struct CafePage: AppPort {
  private let window: any Window
  private var cafe = BrowserPort(StubbedApp(Cafe(.en), stubs: Cafe.stubs), words: .english)
  private var pending: [Request] = []

  /// Opens the café in English, while nothing is answered.
  init(_ path: String, in window: any Window) throws {
    self.window = window
    try window.startProbed(path)
    try window.evaluate("probe.keepFetches()")
    try window.click("[data-language=en]")
    try follow()
  }

  func currentScreen() throws -> Screen<Int> { cafe.app.screen.numbered }

  @discardableResult
  mutating func take(_ input: Input<Int>) throws -> Bool {
    switch input {
    case .action(let number):
      let input = cafe.app.screen.numberedChoices[number - 1].input
      if case .response(let name, let request) = input {
        return try take(.response(name, to: request))
      }
      try window.evaluate("probe.use(\(number))")
      cafe.perform(number)
    case .text(let text, let number):
      try window.evaluate("probe.use(\(number), \(text.debugDescription))")
      cafe.enter(text, number: number)
    case .response(let name, let requestName):
      if let index = pending.firstIndex(where: { "\($0)" == requestName }) {
        let bytes = answer(name, to: pending[index]).map { "'\($0.base64EncodedString())'" }
        try window.evaluate("probe.answer(\(index), \(bytes ?? "undefined"))")
      }
      cafe.session.app.take(.response(name, to: requestName))
      cafe.session.refresh(at: nil)
    case .event: return false
    }
    try follow()
    return true
  }

  /// Returns the bytes for which a response with a name stands, or `nil` for a failure.
  private func answer(_ name: String, to request: Request) -> Data? {
    if name == "failure" { return nil }
    if name == "found" {
      return CafeWorld().folder.flatMap {
        try? Data(contentsOf: $0.appending(path: request.address))
      }
    }
    let replies = Cafe.stubs(request).filter { $0.name == name }.map { $0.response.description }
    return replies.first.map { Data($0.utf8) }
  }

  /// Checks that the page shows and fetches what the café beside it does.
  private mutating func follow() throws {
    let html = try window.evaluate("probe.html()")
    guard html == cafe.html else { throw BrowserError("\(html) instead of \(cafe.html)") }
    let requests = cafe.app.app.requests
    pending = pending.filter(requests.contains) + requests.filter { pending.contains($0) == false }
    let fetches = try window.evaluate("probe.fetches.map((it) => it.address.split(',')[0]).join()")
    let addresses = pending.map { $0.address.split(separator: ",")[0] }.joined(separator: ",")
    guard fetches == addresses else { throw BrowserError("\(fetches) instead of \(addresses)") }
  }
}
