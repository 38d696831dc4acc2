import JuiceModel
import JuiceViewModels

/// Remembers what it was asked for.
final class RecordingAlertFactory: AlertFactory {
  enum Request: Equatable {
    case juiceReady(Juice)
    case outOfStock([Shortage])
    case unknownJuice(Juice.ID)
    case orderNotSaved(StockNotSaved)
    case stockNotSaved(StockNotSaved, draft: StockDifference)
  }

  private(set) var requests: [Request] = []

  func juiceReady(_ juice: Juice) -> AlertIntent {
    record(.juiceReady(juice))
  }

  func outOfStock(_ shortages: [Shortage]) -> AlertIntent {
    record(.outOfStock(shortages))
  }

  func unknownJuice(_ id: Juice.ID) -> AlertIntent {
    record(.unknownJuice(id))
  }

  func orderNotSaved(_ failure: StockNotSaved) -> AlertIntent {
    record(.orderNotSaved(failure))
  }

  func stockNotSaved(_ failure: StockNotSaved, draft: StockDifference) -> AlertIntent {
    record(.stockNotSaved(failure, draft: draft))
  }

  private func record(_ request: Request) -> AlertIntent {
    requests.append(request)
    return AlertIntent(message: "\(requests.count)", buttons: [.init(label: "", action: .close)])
  }
}
