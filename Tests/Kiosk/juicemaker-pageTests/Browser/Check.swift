import Browsers
import Foundation
import TestSupport
import Testing

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
    walk, tabOrder, focusReturn, escape, stepperKeys, heldKeys, quickInput, impatience, doubleClick,
    heldButton, thumbs, holdEnds, closedByBrowser, layers, fit, longNames, shopMenu, tiles, sight,
    zoom, contrast, signs, noShift, list, language, otherLanguage, reload, draft, secondTab, error,
    unsupported, menus, noStorage, fullStorage, growth, typing,
    changedText, composition, submit, toldFocus, badText, goneField, movedFocus, fieldLook, anyApp,
    otherApps,
  ]
}

/// Everything about the page that only a browser can tell: its script, its style, and its storage.
@Suite(.serialized, .timeLimit(.minutes(5)))
struct BrowserTests {
  @Test(arguments: Check.all)
  func `a check holds`(check: Check) throws {
    try BrowserPage.open().map(check.run)
  }

  /// The result of each change of the page is the sentence of the check that finds it.
  @Test(arguments: try Change.all(in: "faults.txt"))
  func `a fault of the page is found by its check`(fault: Change) throws {
    let check = try #require(Check.all.first { $0.testDescription == fault.result })
    guard let path = ProgramTests.page else { return }
    let page = try String(contentsOfFile: path, encoding: .utf8)
    try #require(page.ranges(of: fault.part).count == 1)
    let variants = try TemporaryFolder()
    let file = try variants.file("page.html", page.replacing(fault.part, with: fault.other).utf8)
    do {
      guard let page = try BrowserPage.open(variant: file) else { return }
      try check.run(page)
      Issue.record("The check finds nothing.")
    } catch {
      print("\(fault.testDescription): \("\(error)".prefix(120))")
    }
  }
}
