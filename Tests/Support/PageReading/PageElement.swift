/// An element of a page, with everything inside it.
struct PageElement {
  let name: String
  let attributes: [String: String]
  /// The elements inside, in order.
  var children: [PageElement] = []
  /// The text that stands directly inside, unless it's only white space between elements.
  var text = ""

  /// The classes of the element.
  var classes: [Substring] { attributes["class"]?.split(separator: " ") ?? [] }

  /// Returns whether the element has a name and all of several classes.
  func matches(_ name: String, _ classes: [Substring] = []) -> Bool {
    self.name == name && classes.allSatisfy(self.classes.contains)
  }

  /// Returns the error that something is wrong with the element.
  func error(_ problem: String) -> PageError {
    let attributes = attributes.sorted { $0.key < $1.key }.map { " \($0)=\"\($1)\"" }
    return PageError("<\(name)\(attributes.joined())>\(text): \(problem)")
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
