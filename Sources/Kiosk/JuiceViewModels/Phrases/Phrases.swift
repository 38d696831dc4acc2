public import JuiceModel

/// The words of the kiosk, in one language.
///
/// Another language is another value, which needs no change to this package: a new value is in
/// English, and each phrase can be changed.
public struct Phrases: Hashable, Sendable {
  /// The language of the phrases, and of the names of fruits and flavours.
  public var language: Language

  /// The title of the order screen.
  public var orderTitle = "Fresh juice, made for you!"
  /// The title of the button that opens the stock sheet.
  public var editStock = "Edit stock"
  /// The heading of the stock on the order screen.
  public var stock = "Stock"
  /// The heading of the juices on the order screen.
  public var juices = "Juices"
  /// The title of a button that orders a juice.
  public var orderJuice: Phrase<JuiceGap> = "\(.flavour) juice"
  /// The reason why a juice can't be made now: the names of the fruits that are short, separated by
  /// commas, and the number of missing fruits in all.
  public var notEnough: Phrase<FruitGap> = "Not enough \(.fruit)"

  /// The title of the stock sheet.
  public var stockEditTitle = "Edit stock"
  /// The title of the button that commits the stock sheet.
  public var close = "Close"
  /// The title of a button that discards the changes on the stock sheet.
  public var cancel = "Cancel"
  /// The hint that closing the stock sheet commits its changes.
  public var closeHint = "Close to save"
  /// The hint that dismissing the stock sheet discards its changes.
  public var dismissalHint = "Cancel to discard"
  /// The note that a count on the stock sheet differs from that in the store.
  public var changed = "Changed"

  /// The message that a juice is ready.
  public var juiceReady: Phrase<JuiceGap> = "\(.flavour) juice is ready! Enjoy!"
  /// The question that follows an order that needs more fruit than there is.
  public var outOfStock = "Not enough fruit. Edit the stock?"
  /// The description of a fruit that an order needs more of.
  public var shortage: Phrase<FruitGap> = "\(.fruit): \(.count) missing"
  /// The message that a juice isn't on the menu.
  public var unknownJuice = "Unknown input."
  /// The message that an order can't be saved and isn't served.
  public var orderNotSaved =
    "We couldn't save your order, so nothing was made. Please try again."
  /// The message that the changes on the stock sheet can't be saved.
  public var stockNotSaved = "We couldn't save the stock. Your changes are still here."
  /// The message that the stock can't be read again.
  public var stockNotRead = "We couldn't reload the stock."
  /// The causes that keep the stock from being saved or read, each with a remedy.
  public var causes = causes(in: .english)
  /// The title of the button that reads the stock again.
  public var readStock = "Reload stock"
  /// The title of the only button of an alert.
  public var confirm = "OK"
  /// The title of the button that agrees.
  public var yes = "Yes"
  /// The title of the button that declines.
  public var no = "No"

  /// The phrases in English.
  public static let english = Phrases()

  /// The default ones first.
  package static let all: [Phrases] = [.korean, .english]
}

extension Phrases {
  /// Creates the phrases in English.
  public init() { self.init(language: .english) }

  /// Why an order can't be made now.
  func reason(for shortages: [Shortage]) -> String {
    let names = shortages.map { $0.fruit.name[language] }.joined(separator: ", ")
    return notEnough(fruit: names, count: shortages.reduce(0) { $0 + $1.amount })
  }

  func description(of shortages: [Shortage]) -> String {
    shortages.map { shortage(fruit: $0.fruit.name[language], count: $0.amount) }
      .joined(separator: ", ")
  }

  static func causes(in language: Language) -> [StockNotSaved.Cause: String] {
    StockNotSaved.Cause.allCases.reduce(into: [:]) { $0[$1] = $1.sentence[language] }
  }
}
