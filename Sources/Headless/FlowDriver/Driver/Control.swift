public import HeadlessUI

/// A node of the screen that a driver finds again whenever it's used, by its role and name, and by
/// its identifier if several nodes have the name.
public struct Control<App: AppPort> {
  /// The driver.
  public let driver: Driver<App>
  /// The kind of node.
  public let role: Role
  /// The name of the node.
  public let name: String
  /// The identifier of the node, or `nil` if the name is enough.
  public let identifier: String?

  /// Taps the button.
  ///
  /// - Throws: A ``FlowFailure`` if there isn't exactly one such button, or if it's disabled or
  ///   covered.
  public func tap() throws(FlowFailure) {
    try driver.tap(role, name, identifier: identifier)
  }

  /// Raises the value of the stepper, by at least one step.
  ///
  /// - Parameter steps: The number of steps.
  /// - Throws: A ``FlowFailure`` if the stepper can't go that far; it goes as far as it can.
  public func increase(by steps: Int = 1) throws(FlowFailure) {
    try driver.increase(name, identifier: identifier, by: steps)
  }

  /// Lowers the value of the stepper, by at least one step.
  ///
  /// - Parameter steps: The number of steps.
  /// - Throws: A ``FlowFailure`` if the stepper can't go that far; it goes as far as it can.
  public func decrease(by steps: Int = 1) throws(FlowFailure) {
    try driver.decrease(name, identifier: identifier, by: steps)
  }

  /// The node as it is now.
  ///
  /// - Throws: A ``FlowFailure`` if the topmost layer doesn't have exactly one such node.
  public var node: Node<App.Action> {
    get throws(FlowFailure) {
      try driver.screen.node(role, Target(name, role: role, identifier: identifier))
    }
  }

  /// The value that the node shows, or `nil` if it has none.
  ///
  /// - Throws: A ``FlowFailure`` if the topmost layer doesn't have exactly one such node.
  public var value: String? {
    get throws(FlowFailure) { try node.value }
  }
}

extension Driver {
  /// Returns a button, which is found again whenever it's used.
  ///
  /// - Parameters:
  ///   - name: The name of the button.
  ///   - identifier: The identifier of the button, to choose between several with the same name.
  public func button(_ name: String, identifier: String? = nil) -> Control<App> {
    Control(driver: self, role: .button, name: name, identifier: identifier)
  }

  /// Returns a stepper, which is found again whenever it's used.
  ///
  /// - Parameters:
  ///   - name: The name of the stepper.
  ///   - identifier: The identifier of the stepper, to choose between several with the same name.
  public func stepper(_ name: String, identifier: String? = nil) -> Control<App> {
    Control(driver: self, role: .stepper, name: name, identifier: identifier)
  }

  /// Returns a value, which is found again whenever it's used.
  ///
  /// - Parameters:
  ///   - name: The name of the value.
  ///   - identifier: The identifier of the value, to choose between several with the same name.
  public func value(_ name: String, identifier: String? = nil) -> Control<App> {
    Control(driver: self, role: .value, name: name, identifier: identifier)
  }
}

extension Driver where App: HeadlessApp {
  /// The alert that covers everything else, or `nil` if there is none.
  public var alert: Alert<App.Action>? { app.screen.alert }
}

extension Screen {
  /// The alert that covers everything else, or `nil` if there is none.
  fileprivate var alert: Alert<Action>? {
    switch modal {
    case .alert(let alert): alert
    case .sheet(let screen, _): screen.alert
    case nil: nil
    }
  }

  fileprivate func node(_ role: Role, _ target: Target) throws(FlowFailure) -> Node<Action> {
    let found = topLayer.flattenedNodes.filter(target.matches)
    guard found.count < 2 else { throw ambiguous(target, found) }
    guard let node = found.first else { throw missing(role, target) }
    return node
  }
}
