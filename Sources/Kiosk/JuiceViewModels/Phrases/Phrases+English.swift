import JuiceModel

extension Phrases {
  /// The phrases in English.
  public static let english = Phrases(
    language: .english,
    orderTitle: "Fresh juice, made for you!",
    editStock: "Edit stock",
    stock: "Stock",
    juices: "Juices",
    orderJuice: "\(.flavour) juice",
    notEnoughFruit: "Not enough fruit",
    stockEditTitle: "Edit stock",
    close: "Close",
    closeHint: "Close saves",
    dismissalHint: "discards",
    changed: "Changed",
    juiceReady: "\(.flavour) juice is ready! Enjoy!",
    outOfStock: "Not enough fruit. Edit the stock?",
    shortage: "\(.fruit): \(.count) missing",
    unknownJuice: "Unknown input.",
    orderNotSaved: "Your order could not be saved, so nothing was made.",
    stockNotSaved: "The stock could not be saved. Your changes are still here.",
    stockOutdated: "The stock was changed elsewhere. Please open the kiosk again.",
    confirm: "OK",
    yes: "Yes",
    no: "No"
  )
}
