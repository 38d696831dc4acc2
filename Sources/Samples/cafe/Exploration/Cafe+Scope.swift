import FlowDriver
import FlowExplorer
import HeadlessUI

extension Cafe {
  /// Every response at any moment, while a latte or a croissant is ordered; other products, sizes, and
  /// pictures are left out.
  static let scope = Scope<StubbedApp<Cafe>>("an order") { state, affordance in
    let answer = affordance.value?.base as? StubbedApp<Cafe>.StubbedResponse
    return switch affordance.action {
    case .sizeButtonTapped: false
    case .productButtonTapped(let one):
      state.path.count < 2 && ["latte", "croissant"].contains(one.id)
    case .countChanged(_, by: 1): state.bag == BagViewModel.State()
    case nil: if case .picture? = answer?.request { false } else { true }
    default: true
    }
  }

  static let laws: [Property<StubbedApp<Cafe>>] = [
    .everyResponseEndsItsRequest, .noDeadEnd, .homeCanBeReached, .dependsOnStateAlone(steps: 300),
    .ignoresWhatIsNotOffered { $0.gesture == .event },
  ]
}
