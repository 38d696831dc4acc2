internal import JuiceModel

/// A menu as a document says it.
struct MenuDocument {
  private static let fruitLimit = 100
  private static let juiceLimit = 1_000

  let fruits: [FruitDocument]
  let juices: [JuiceDocument]

  init(_ document: JSONNode) throws(Mistake) {
    let menu = try document.object(["fruits", "juices"])
    var fruits: [FruitDocument] = []
    for node in try menu["fruits"].list(atMost: Self.fruitLimit) {
      fruits.append(try FruitDocument(node))
    }
    var juices: [JuiceDocument] = []
    for node in try menu["juices"].list(atMost: Self.juiceLimit) {
      juices.append(try JuiceDocument(node))
    }
    self.fruits = fruits
    self.juices = juices
  }

  /// The menu.
  ///
  /// - Throws: The ``Mistake`` of the document that keeps it from being one.
  func menu() throws(Mistake) -> Menu {
    do {
      return try Menu(fruits: fruits.map { $0.fruit }, juices: juices.map { $0.juice })
    } catch {
      throw mistake(error)
    }
  }
}
