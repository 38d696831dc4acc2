import Foundation
import JuiceModel
import JuiceViewModels

extension Phrases {
  init(catalogOf bundle: Bundle) {
    func text(_ name: String) -> String {
      bundle.localizedString(forKey: name, value: nil, table: "Phrases")
    }
    func phrase<Gap>(_ name: String, _ gaps: Gap...) -> Phrase<Gap> {
      var phrase = Phrase<Gap>()
      var rest = text(name)[...]
      while let gap = rest.firstMatch(of: /%([0-9])\$@/), let number = Int(gap.1),
        1...gaps.count ~= number
      {
        phrase.appendLiteral(String(rest[..<gap.range.lowerBound]))
        phrase.appendInterpolation(gaps[number - 1])
        rest = rest[gap.range.upperBound...]
      }
      phrase.appendLiteral(String(rest))
      return phrase
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
    orderJuice = phrase("orderJuice", .flavour)
    juiceReady = phrase("juiceReady", .flavour)
    notEnough = phrase("notEnough", .fruit)
    shortage = phrase("shortage", .fruit, .count)
  }
}
