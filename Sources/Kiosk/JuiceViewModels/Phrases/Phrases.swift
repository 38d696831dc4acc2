public import JuiceModel

/// Everything that the kiosk says, in one language.
///
/// A kiosk speaks another language with another value of this type, which needs no change to this
/// package: every phrase is a parameter of the initializer, so none can be forgotten.
public struct Phrases: Hashable, Sendable {
  /// The language of the phrases, which is also the language of the names of fruits and flavours.
  public var language: Language

  /// The title of the order screen.
  public var orderTitle: String
  /// The title of the button that opens the stock sheet.
  public var editStock: String
  /// The heading of the stock on the order screen.
  public var stock: String
  /// The heading of the juices on the order screen.
  public var juices: String
  /// The title of a button that orders a juice.
  public var orderJuice: Phrase
  /// The reason why a juice can't be made now.
  public var notEnoughFruit: String

  /// The title of the stock sheet.
  public var stockEditTitle: String
  /// The title of the button that commits the stock sheet.
  public var close: String
  /// The hint that closing the stock sheet commits its changes.
  public var closeHint: String
  /// The hint of what dismissing the stock sheet does, to put after the key or the gesture.
  public var dismissalHint: String
  /// The note that a count on the stock sheet differs from that in the store.
  public var changed: String

  /// The message that a juice is ready.
  public var juiceReady: Phrase
  /// The question that follows an order for which there isn't enough fruit.
  public var outOfStock: String
  /// The description of a fruit that an order needs more of.
  public var shortage: Phrase
  /// The message that a juice isn't on the menu.
  public var unknownJuice: String
  /// The message that an order can't be saved and isn't served.
  public var orderNotSaved: String
  /// The message that the changes on the stock sheet can't be saved.
  public var stockNotSaved: String
  /// The message that nothing can be saved until the kiosk is opened again, because the saved stock
  /// was changed elsewhere.
  public var stockOutdated: String
  /// The title of the only button of an alert.
  public var confirm: String
  /// The title of the button that agrees.
  public var yes: String
  /// The title of the button that declines.
  public var no: String

  /// Creates the phrases of a language.
  public init(
    language: Language,
    orderTitle: String,
    editStock: String,
    stock: String,
    juices: String,
    orderJuice: Phrase,
    notEnoughFruit: String,
    stockEditTitle: String,
    close: String,
    closeHint: String,
    dismissalHint: String,
    changed: String,
    juiceReady: Phrase,
    outOfStock: String,
    shortage: Phrase,
    unknownJuice: String,
    orderNotSaved: String,
    stockNotSaved: String,
    stockOutdated: String,
    confirm: String,
    yes: String,
    no: String
  ) {
    self.language = language
    self.orderTitle = orderTitle
    self.editStock = editStock
    self.stock = stock
    self.juices = juices
    self.orderJuice = orderJuice
    self.notEnoughFruit = notEnoughFruit
    self.stockEditTitle = stockEditTitle
    self.close = close
    self.closeHint = closeHint
    self.dismissalHint = dismissalHint
    self.changed = changed
    self.juiceReady = juiceReady
    self.outOfStock = outOfStock
    self.shortage = shortage
    self.unknownJuice = unknownJuice
    self.orderNotSaved = orderNotSaved
    self.stockNotSaved = stockNotSaved
    self.stockOutdated = stockOutdated
    self.confirm = confirm
    self.yes = yes
    self.no = no
  }

  /// The phrases that come with the kiosk, the default ones first.
  public static let all: [Phrases] = [.korean, .english]
}

extension Phrases {
  /// Returns the description of an error for a person to read.
  ///
  /// - Parameters:
  ///   - error: The error that an order ended with.
  ///   - menu: The menu that names the fruits.
  /// - Returns: The fruits that are missing, or a sentence that says what went wrong.
  public func description(of error: OrderError, on menu: Menu) -> String {
    switch error {
    case .outOfStock(let shortages):
      shortages.map { description(of: $0, on: menu) }.joined(separator: ", ")
    case .unknownJuice: unknownJuice
    case .notSaved: orderNotSaved
    }
  }

  private func description(of shortage: Shortage, on menu: Menu) -> String {
    let name = menu.fruit(shortage.fruit)?.name[language] ?? shortage.fruit.rawValue
    return self.shortage(fruit: name, count: shortage.amount)
  }
}
