public import HeadlessUI

extension Screen where Action == Int {
  /// Creates a screen from its HTML, which says everything that the numbered screen says.
  ///
  /// What people who can't see the page are told must agree with what it shows: each label has to
  /// name the right element, and a control is disabled if and only if it has no number.
  ///
  /// - Parameter html: The element `app`, or the elements inside it, as the port writes them or as a
  ///   browser serializes them.
  /// - Throws: A ``PageError`` for the first element that isn't one of a screen.
  public init(page html: String) throws(PageError) {
    var parser = PageParser(html)
    var elements = try parser.elements()
    if elements.count == 1, elements[0].attributes["id"] == "app" {
      elements = elements[0].children
    }
    try elements.checkIDs()
    guard let main = elements.first, main.matches("main") else {
      throw PageError("the first element isn't the screen")
    }
    self = try ScreenReader.screen(main, below: elements.dropFirst())
  }
}

extension [PageElement] {
  /// Checks that no two elements have the same identifier.
  fileprivate func checkIDs() throws(PageError) {
    var seen: Set<String> = []
    var rest = self
    while let element = rest.popLast() {
      if let id = element.attributes["id"], seen.insert(id).inserted == false {
        throw element.error("another element has this identifier, too")
      }
      rest += element.children
    }
  }
}
