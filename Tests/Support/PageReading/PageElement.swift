/// An element of a page, with everything inside it, which can be taken from the first to the last.
struct PageElement {
  private static let headings = ["h1", "h2", "h3", "h4", "h5", "h6"]

  let name: String
  var attributes: [String: String] = [:]
  /// The elements inside that weren't taken yet, in order.
  var rest: ArraySlice<PageElement> = []
  /// The text of an element that has no others inside.
  var text = ""

  var classes: [Substring] { attributes["class"]?.split(separator: " ") ?? [] }

  func error(_ problem: String) -> PageError {
    let attributes = attributes.sorted { $0.key < $1.key }.map { " \($0)=\"\($1)\"" }
    return PageError("<\(name)\(attributes.joined())>\(text): \(problem)")
  }

  func matches(_ name: String, _ kind: Substring?) -> Bool {
    self.name == name && (kind.map(classes.contains) ?? true)
  }

  /// Takes the next element, which must have a name, and a class if one is given.
  mutating func take(_ name: String, _ kind: Substring? = nil) throws(PageError) -> PageElement {
    guard let element = takeIfNext(name, kind) else {
      throw error("has no <\(name) class=\(kind ?? "")> where one belongs")
    }
    return element
  }

  mutating func takeIfNext(_ name: String, _ kind: Substring? = nil) -> PageElement? {
    rest.first?.matches(name, kind) == true ? rest.popFirst() : nil
  }

  /// Takes the next element if it's a heading, which must have a level; those below the sixth are alike.
  mutating func takeHeadingIfNext(_ level: Int) throws(PageError) -> PageElement? {
    guard let next = rest.first, Self.headings.contains(next.name) else { return nil }
    return try take(Self.headings[min(level, 6) - 1])
  }

  /// Takes the message of an alert, a list if it has several lines, if there is one.
  mutating func takeMessage() throws(PageError) -> PageElement? {
    guard var list = takeIfNext("ul") else { return takeIfNext("p") }
    var lines: [String] = []
    while list.rest.isEmpty == false { lines.append(try list.take("li").text) }
    guard lines.count > 1 else { throw list.error("has fewer than two lines") }
    list.text = lines.joined(separator: "\n")
    return list
  }

  /// Takes the next element if it's the hint of another one, which then names it as a description.
  mutating func takeHint(of other: PageElement) -> String? {
    let names = other.attributes["aria-describedby"]?.split(separator: " ") ?? []
    guard let hint = rest.first, hint.matches("small", "hint"), let id = hint.attributes["id"],
      names.last == id[...]
    else { return nil }
    return rest.popFirst()?.text
  }

  /// Takes the symbol, which a screen reader doesn't read, if there is one.
  mutating func takeSymbol() throws(PageError) -> String? {
    guard let symbol = takeIfNext("span", "symbol") else { return nil }
    try symbol.check("aria-hidden", "true")
    return symbol.attributes["data-symbol"]
  }

  func end() throws(PageError) {
    if let extra = rest.first { throw extra.error("doesn't belong here") }
  }

  func check(_ attribute: String, _ expected: String?) throws(PageError) {
    guard attributes[attribute] == expected else {
      throw error("\(attribute) isn't \(expected ?? "left out")")
    }
  }

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
}

/// The reason why HTML isn't that of a screen.
public struct PageError: Error, CustomStringConvertible {
  /// What is wrong, after the element that it's about.
  public let description: String

  init(_ description: String) {
    self.description = description
  }
}
