public import HeadlessUI

/// A part of the screen that a driver looks up whenever it is used: by its role and name, and by
/// its identifier where that is needed.
public struct Control<App: AppPort> {
  /// The driver that looks it up.
  public let driver: Driver<App>
  /// The kind of part.
  public let role: Role
  /// What the part is called.
  public let name: String
  /// What tells it apart from others of its name, or nothing where the name says enough.
  public let identifier: String?

  /// Taps it.
  ///
  /// - Throws: A ``FlowFailure`` where it is not there once, or where it is disabled or covered.
  public func tap() throws(FlowFailure) {
    try driver.tap(role, name, identifier: identifier)
  }

  /// Raises its value, by at least one step.
  ///
  /// - Throws: A ``FlowFailure`` where it cannot go so far; it goes as far as it can.
  public func increase(by steps: Int = 1) throws(FlowFailure) {
    try driver.increase(name, identifier: identifier, by: steps)
  }

  /// Lowers its value, by at least one step.
  ///
  /// - Throws: A ``FlowFailure`` where it cannot go so far; it goes as far as it can.
  public func decrease(by steps: Int = 1) throws(FlowFailure) {
    try driver.decrease(name, identifier: identifier, by: steps)
  }

  /// The part of the topmost layer.
  ///
  /// - Throws: A ``FlowFailure`` where it is not there once, or is covered.
  public var node: Node<App.Action> {
    get throws(FlowFailure) {
      try driver.screen.node(role, Target(name, role: role, identifier: identifier))
    }
  }

  /// The value that it shows, or nothing where it has none.
  ///
  /// - Throws: A ``FlowFailure`` where it is not there once, or is covered.
  public var value: String? {
    get throws(FlowFailure) { try node.value }
  }
}

extension Driver {
  /// The button of that name, or of several the one with that identifier.
  public func button(_ name: String, identifier: String? = nil) -> Control<App> {
    Control(driver: self, role: .button, name: name, identifier: identifier)
  }

  /// The stepper of that name, or of several the one with that identifier.
  public func stepper(_ name: String, identifier: String? = nil) -> Control<App> {
    Control(driver: self, role: .stepper, name: name, identifier: identifier)
  }

  /// The value of that name, or of several the one with that identifier.
  public func value(_ name: String, identifier: String? = nil) -> Control<App> {
    Control(driver: self, role: .value, name: name, identifier: identifier)
  }
}

extension Driver where App: HeadlessApp {
  /// The alert over the screen, or nothing where there is none.
  public var alert: Alert<App.Action>? { app.screen.alert }
}

extension Screen {
  /// The alert that is over everything.
  fileprivate var alert: Alert<Action>? {
    switch modal {
    case .alert(let alert): alert
    case .sheet(let screen, _): screen.alert
    case nil: nil
    }
  }

  fileprivate func node(_ role: Role, _ target: Target) throws(FlowFailure) -> Node<Action> {
    let found = layers.last?.flattenedNodes.filter { target.isName(of: $0) } ?? []
    guard found.count < 2 else { throw ambiguous(target, found) }
    guard let node = found.first else {
      throw missing(role, target) { layer in layer.flattenedNodes.filter { $0.role == role } }
    }
    return node
  }
}
