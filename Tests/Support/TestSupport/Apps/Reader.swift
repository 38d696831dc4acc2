package import HeadlessUI

/// A reader of pages that are loaded one at a time.
package struct Reader<Text: Hashable & Sendable>: RequestingApp, Hashable {
  package struct Page: Hashable, Sendable, CustomStringConvertible {
    package let number: Int

    /// The name, which a number and its opposite share.
    package var description: String { "page \(number.magnitude)" }
  }

  /// Whether a second request with the same name is made.
  private let isTwice: Bool
  /// Whether a page is requested even once it's there.
  private let keepsAsking: Bool
  private var page = Page(number: 1)
  package private(set) var text: Text?

  package init(text: Text? = nil, isTwice: Bool = false, keepsAsking: Bool = false) {
    (self.text, self.isTwice, self.keepsAsking) = (text, isTwice, keepsAsking)
  }

  package var requests: [Page] {
    guard text == nil || keepsAsking else { return [] }
    return isTwice ? [page, Page(number: -page.number)] : [page]
  }

  package var screen: Screen<Int> {
    Screen(
      title: "Reader",
      content: [
        .text(text.map { "\($0)" } ?? "Loading"),
        .button(Button("Next", action: page.number + 1)),
      ])
  }

  package mutating func perform(_ number: Int) { (page, text) = (Page(number: number), nil) }

  package mutating func receive(_ text: Text, for page: Page) {
    if requests.contains(page) { self.text = text }
  }
}
