import FlowDriver
import JuiceScreens
import TestFiles
import Testing

/// Something that holds on the page, in every language.
struct Check: Sendable, CustomTestStringConvertible {
  /// What holds, as a sentence.
  let testDescription: String
  /// Throws an error unless it holds on a page that has just been opened.
  let run: @Sendable (BrowserPage) throws -> Void

  init(_ description: String, _ run: @escaping @Sendable (BrowserPage) throws -> Void) {
    testDescription = description
    self.run = run
  }

  /// All checks.
  static let all = [
    tabOrder, focusReturn, escape, stepperKeys, heldKeys, doubleClicks, accessibility, noOverflow,
    targets, contrast, noShift, reload, secondTab, error, closedByBrowser,
  ]

  /// A check that a flow shows what it shows on a kiosk.
  static func flow(_ name: String) -> Check {
    Check("The flow \(name) shows what it shows on a kiosk") { page in
      let flow = try Flow(file: "\(ThisPackage.flows)/\(name).flow")
      if let failure = try flow.compare(page, with: JuiceKiosk(phrases: page.words.phrases)) {
        throw failure
      }
    }
  }
}

extension BrowserTests {
  struct CheckTests {
    @Test(arguments: Check.all, Words.allCases)
    func `a check holds`(check: Check, words: Words) throws {
      guard let bench = Bench.current else { return }
      try check.run(try bench.open(words))
    }
  }
}
