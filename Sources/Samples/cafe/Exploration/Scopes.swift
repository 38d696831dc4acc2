import FlowDriver
import FlowExplorer
import HeadlessUI

extension Scope<StubbedApp<Cafe>> {
  /// Loads the lists and a picture in every order, with up to two layers, and leaves the bag out.
  static let loading = Scope("loading") { state, affordance in
    switch affordance.action {
    case .app(.bagButtonTapped), .app(.sizeButtonTapped), .app(.countChanged): false
    case .app(.productButtonTapped): state.path.count < 2
    case .response(_, .picture(let name)): name == "latte.svg"
    default: true
    }
  }

  /// Fills the bag with up to two lattes and orders them, and leaves failures and pictures out.
  static let ordering = Scope("ordering") { state, affordance in
    switch affordance.action {
    case .app(.orderButtonTapped), .response(.failure, _), .response(_, .picture): false
    case .app(.productButtonTapped(let product)): product.id == "latte"
    case .app(.sizeButtonTapped(let size)): size.id == "tall"
    case .app(.countChanged(_, by: 1)): state.bag.countOfAll < 2
    default: true
    }
  }
}

extension Cafe {
  /// The laws that hold in each state of the scopes.
  static let laws: [Property<StubbedApp<Cafe>>] = [
    .everyResponseEndsItsRequest, .noDeadEnd, .homeCanBeReached, .dependsOnStateAlone(steps: 300),
    .ignoresWhatIsNotOffered { if case .response = $0 { true } else { false } },
  ]
}
