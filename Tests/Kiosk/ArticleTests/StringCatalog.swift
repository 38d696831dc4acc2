import Foundation
import JuiceModel
import JuiceViewModels

extension Phrases {
  init(catalogOf bundle: Bundle) throws(PhraseError) {
    func text(_ name: String) -> String {
      bundle.localizedString(forKey: name, value: nil, table: "Phrases")
    }
    func phrase<Gap>(_ name: String, _ gaps: Gap...) throws(PhraseError) -> Phrase<Gap> {
      try Phrase(format: text(name), named: name, gaps: gaps)
    }
    let texts: KeyValuePairs<String, WritableKeyPath<Phrases, String>> = [
      "orderTitle": \.orderTitle, "editStock": \.editStock, "stock": \.stock, "juices": \.juices,
      "stockEditTitle": \.stockEditTitle, "close": \.close, "cancel": \.cancel,
      "closeHint": \.closeHint, "dismissalHint": \.dismissalHint, "changed": \.changed,
      "outOfStock": \.outOfStock, "unknownJuice": \.unknownJuice, "orderNotSaved": \.orderNotSaved,
      "stockNotSaved": \.stockNotSaved, "stockNotRead": \.stockNotRead, "readStock": \.readStock,
      "confirm": \.confirm, "yes": \.yes, "no": \.no,
    ]
    self.init()
    language = Language(rawValue: bundle.preferredLocalizations.first ?? "en")
    for (name, property) in texts { self[keyPath: property] = text(name) }
    for cause in StockNotSaved.Cause.allCases { causes[cause] = text("\(cause)") }
    orderJuice = try phrase("orderJuice", .flavour)
    juiceReady = try phrase("juiceReady", .flavour)
    notEnough = try phrase("notEnough", .fruit)
    shortage = try phrase("shortage", .fruit, .count)
  }
}
