import HeadlessUI
import PlainText

extension Screen {
  /// Checks that there is a button, and that it's enabled or disabled, unless this is `nil`.
  func check(
    _ isEnabled: Bool?,
    _ target: Target,
    in top: Layer<Action>
  ) throws(FlowFailure) {
    let found = top.affordances(for: .tap).filter { target.matches($0) }
    guard let button = found.first else { throw missing(.button, target) }
    guard let isEnabled else { return }
    guard found.count == 1 else {
      throw ambiguous(target, top.flattenedNodes.filter(target.matches))
    }
    guard isEnabled == button.isEnabled else {
      throw unexpected(
        "button \(target.name.shown) \(isEnabled ? "disabled" : "enabled")",
        "it \(isEnabled ? "enabled" : "disabled")"
      )
    }
  }

  /// Checks that a stepper can take a step, or that it can't.
  func check(
    _ gesture: Gesture,
    on target: Target,
    _ isEnabled: Bool,
    in top: Layer<Action>
  ) throws(FlowFailure) {
    let found = top.affordances(for: gesture).filter { target.matches($0) }
    guard let affordance = found.first else { throw missing(.stepper, target) }
    guard found.count == 1 else {
      throw ambiguous(
        target, top.flattenedNodes.filter { $0.role == .stepper && target.matches($0) })
    }
    guard isEnabled == affordance.isEnabled else {
      let found = isEnabled ? "can't be \(gesture.participle)" : "can be \(gesture.participle)"
      throw unexpected("stepper \(target.name.shown) that \(found)", "the opposite")
    }
  }

  /// Checks the status of a control that holds, or that none does if it's `nil`.
  func check(
    status: String?,
    of target: Target,
    in top: Layer<Action>
  ) throws(FlowFailure) {
    let found = top.controls.filter { target.matches($0) }
    guard found.count < 2 else { throw ambiguous(target, found) }
    guard let control = found.first else {
      let sameName = top.controls.first { $0.name == target.name }
      throw missing(sameName?.role ?? .button, target) { $0.controls }
    }
    guard control.heldStatus == status else {
      throw unexpected(
        "\(target.name.shown) with \(words(control.heldStatus))", words(status))
    }
  }

  /// Checks that a layer can be dismissed, or that it can't.
  func check(isDismissible: Bool, _ top: Layer<Action>) throws(FlowFailure) {
    let canBeDismissed = (top.dismissal == nil) == false
    guard canBeDismissed == isDismissible else {
      let found = "\(canBeDismissed ? "can" : "can't") be dismissed"
      throw unexpected("\(top.role.rawValue) \(top.name.shown) that \(found)", "the opposite")
    }
  }

  private func words(_ status: String?) -> String {
    status.map { "status \($0.shown)" } ?? "no status"
  }
}

extension Layer {
  /// The nodes that can have a status.
  var controls: [Node<Action>] {
    flattenedNodes.filter { $0.role == .button || $0.role == .stepper }
  }
}

extension Node {
  /// The words for the status of the node if it has one that holds.
  var heldStatus: String? {
    let status: Status? =
      switch self {
      case .button(let button): button.status
      case .stepper(let stepper): stepper.status
      case .text, .value, .group: nil
      }
    guard let status, status.holds else { return nil }
    return status.name
  }
}
