import HeadlessUI

/// The elements inside another one, read from the first to the last.
struct ElementReader {
  private static let headings = ["h1", "h2", "h3", "h4", "h5", "h6"]

  private let parent: PageElement
  private var rest: ArraySlice<PageElement>

  init(_ parent: PageElement) {
    self.parent = parent
    rest = parent.children[...]
  }

  var isAtEnd: Bool { rest.isEmpty }

  var isAtHeading: Bool { rest.first.map { Self.headings.contains($0.name) } ?? false }

  mutating func next() -> PageElement? { rest.popFirst() }

  mutating func take(_ name: String, _ classes: [Substring] = []) throws(PageError) -> PageElement {
    guard let element = takeIfNext(name, classes) else {
      throw parent.error("has no <\(name)> of \(classes) where one belongs")
    }
    return element
  }

  mutating func takeIfNext(_ name: String, _ classes: [Substring] = []) -> PageElement? {
    guard rest.first?.matches(name, classes) == true else { return nil }
    return rest.popFirst()
  }

  /// Takes a heading of a level; those below the sixth are alike.
  mutating func takeHeading(_ level: Int) throws(PageError) -> PageElement {
    try take(Self.headings[min(level, 6) - 1])
  }

  func end() throws(PageError) {
    guard let extra = rest.first else { return }
    throw extra.error("doesn't belong here")
  }
}

extension PageElement {
  /// Checks the value of an attribute, or that there is none.
  func check(_ attribute: String, _ expected: String?) throws(PageError) {
    guard attributes[attribute] == expected else {
      throw error("\(attribute) isn't \(expected ?? "left out")")
    }
  }

  /// Returns the number in an attribute, or `nil` if it's left out.
  func number(_ attribute: String) throws(PageError) -> Int? {
    guard let text = attributes[attribute] else { return nil }
    guard let number = Int(text) else { throw error("\(attribute) isn't a number") }
    return number
  }

  /// Returns the number of a button, or `nil` if it's disabled.
  func action() throws(PageError) -> Int? {
    let action = try number("data-action")
    try check("type", "button")
    try check("aria-disabled", action == nil ? "true" : nil)
    return action
  }

  /// The status that the element shows.
  var status: Status {
    Status(text, holds: attributes["hidden"] == nil, isWarning: classes.contains("warning"))
  }
}
