import JuiceModel
import JuiceViewModels

/// A factory that records which alerts it has made.
final class RecordingAlertFactory: AlertFactory {
  enum Request: Equatable {
    case juiceReady(Juice)
    case outOfStock([Shortage])
    case unknownJuice(Juice.ID)
    case orderNotSaved(StockNotSaved)
    case stockNotSaved(StockNotSaved, draft: StockDifference)
  }

  private(set) var requests: [Request] = []

  func makeJuiceReadyAlert(for juice: Juice) -> AlertIntent {
    record(.juiceReady(juice))
  }

  func makeOutOfStockAlert(for shortages: [Shortage], on menu: Menu) -> AlertIntent {
    record(.outOfStock(shortages))
  }

  func makeUnknownJuiceAlert(for id: Juice.ID) -> AlertIntent {
    record(.unknownJuice(id))
  }

  func makeOrderNotSavedAlert(for failure: StockNotSaved) -> AlertIntent {
    record(.orderNotSaved(failure))
  }

  func makeStockNotSavedAlert(for failure: StockNotSaved, draft: StockDifference) -> AlertIntent {
    record(.stockNotSaved(failure, draft: draft))
  }

  private func record(_ request: Request) -> AlertIntent {
    requests.append(request)
    return AlertIntent(message: "\(requests.count)", buttons: [.init("", action: .close)])
  }
}
