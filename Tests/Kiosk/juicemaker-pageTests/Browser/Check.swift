import Browsers
import Foundation
import JuiceModel
import JuiceViewModels
import TestFiles
import Testing

@testable import juicemaker_page

struct Check: Sendable, CustomTestStringConvertible {
  /// What holds, as a sentence.
  let testDescription: String
  /// Throws an error unless it holds on a page that has just been opened in English.
  let run: @Sendable (BrowserPage) throws -> Void

  init(_ description: String, _ run: @escaping @Sendable (BrowserPage) throws -> Void) {
    testDescription = description
    self.run = run
  }

  static let all = [
    walk, tabOrder, focusReturn, escape, stepperKeys, heldKeys, quickInput, heldButton,
    closedByBrowser, layers, fit, tiles, sight, zoom, contrast, signs, noShift, language, reload,
    draft, secondTab, error, unsupported, menus, fullStorage, growth,
  ]
}

/// Everything about the page that only a browser can tell: its script, its style, and its storage.
@Suite(.serialized, .timeLimit(.minutes(5)))
struct BrowserTests {
  @Test(arguments: Check.all)
  func `a check holds`(check: Check) throws {
    try BrowserPage.open().map(check.run)
  }

  @Test(arguments: [Check.walk, .fit, .tabOrder])
  func `a check holds in Korean`(check: Check) throws {
    try BrowserPage.open(.korean).map(check.run)
  }

  @Test func `nothing is made while there is no storage`() throws {
    let script = "Object.defineProperty(window, 'localStorage', { get() { throw Error('no') } })"
    guard let page = try BrowserPage.open(script: script) else { return }
    for words in [PageWords.english, .korean] {
      try page.expect("probe.top().textContent.includes(`\(words.notSaved)`)", "true")
      try page.click(".buttons button")
      try page.expectRefusal(words, .notPermitted)
      try page.click("[data-language=ko]")
    }
  }

  @Test(arguments: Fault.all)
  func `a fault of the page is found by its check`(fault: Fault) throws {
    guard let path = ProgramTests.page else { return }
    let page = try String(contentsOfFile: path, encoding: .utf8)
    try #require(page.ranges(of: fault.part).count == 1)
    let variants = try TemporaryFolder()
    let file = try variants.file("page.html", page.replacing(fault.part, with: fault.other).utf8)
    do {
      guard let page = try BrowserPage.open(variant: file) else { return }
      try fault.check.run(page)
      Issue.record("The check finds nothing.")
    } catch {
      print("\(fault.testDescription): \("\(error)".prefix(120))")
    }
  }
}

extension BrowserPage {
  /// Orders a juice, and checks that the kiosk says that it couldn't be saved, and made nothing.
  func expectRefusal(_ words: PageWords, _ cause: StockNotSaved.Cause) throws {
    let opening = try html()
    try click("button[data-id=banana]")
    for message in [words.phrases.orderNotSaved, words.phrases.causes[cause] ?? ""] {
      try expect("probe.top().textContent.includes(`\(message)`)", "true")
    }
    try click(".buttons button")
    let after = try html()
    #expect(after == opening)
  }
}
