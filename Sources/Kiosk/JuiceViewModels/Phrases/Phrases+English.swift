import JuiceModel

extension Phrases {
  /// The phrases in English.
  public static let english = Phrases(
    language: .english,
    orderTitle: "Fresh juice, made for you!",
    editStock: "Edit stock",
    stock: "Stock",
    juices: "Juices",
    orderJuice: JuicePhrase(suffix: " juice"),
    soldOut: "Sold out",
    stockEditTitle: "Edit stock",
    close: "Close",
    juiceReady: JuicePhrase(suffix: " juice is ready! Enjoy!"),
    outOfStock: "Not enough fruit. Edit the stock?",
    unknownJuice: "Unknown input.",
    orderNotSaved: "Your order could not be saved, so nothing was made.",
    stockNotSaved: "The stock could not be saved. Your changes are still here.",
    confirm: "OK",
    yes: "Yes",
    no: "No"
  )
}
