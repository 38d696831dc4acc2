import JuiceModel
import JuiceViewModels

/// Remembers what it was asked for.
final class RecordingAlertFactory: AlertFactory {
  enum Request: Equatable {
    case juiceReady(Juice)
    case outOfStock([Shortage])
    case unknownJuice(Juice.ID)
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

  private func record(_ request: Request) -> AlertIntent {
    requests.append(request)
    return AlertIntent(message: "\(requests.count)", buttons: [.init(label: "", action: .close)])
  }
}
