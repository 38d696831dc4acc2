import JuiceModel
import JuiceViewModels

extension StockEditViewModel {
  /// A sheet that speaks Korean.
  convenience init(_ store: FruitStore, difference: StockDifference = [:]) {
    self.init(
      store: store, alerts: StandardAlertFactory(phrases: .korean), difference: difference)
  }
}
