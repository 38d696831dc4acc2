public import JuiceModel

/// Everything the kiosk says, in one language.
///
/// Every language fills every property, so that no phrase can be missing from one of them.
public struct Phrases: Hashable, Sendable {
  /// The language of the phrases, in which fruits and flavours are named as well.
  public let language: Language

  /// The title of the order screen.
  public var orderTitle: String
  /// The button that opens the stock sheet.
  public var editStock: String
  /// The heading of the stock on the order screen.
  public var stock: String
  /// The heading of the order buttons.
  public var juices: String
  /// The button that orders a juice.
  public var orderJuice: JuicePhrase
  /// The state of a juice that cannot be made now.
  public var soldOut: String

  /// The title of the stock sheet.
  public var stockEditTitle: String
  /// The button that commits the stock sheet.
  public var close: String

  /// What an alert says after a juice was made.
  public var juiceReady: JuicePhrase
  /// What an alert asks when there is not enough fruit.
  public var outOfStock: String
  /// What an alert says about a juice that is not on the menu.
  public var unknownJuice: String
  /// What an alert says about an order that was not served, since it could not be saved.
  public var orderNotSaved: String
  /// What an alert says about a draft of the stock that could not be saved.
  public var stockNotSaved: String
  /// The answer to an alert that only tells.
  public var confirm: String
  /// The answer that agrees.
  public var yes: String
  /// The answer that declines.
  public var no: String

  /// The phrases of a language.
  public static func phrases(in language: Language) -> Phrases {
    switch language {
    case .korean: .korean
    case .english: .english
    }
  }
}
