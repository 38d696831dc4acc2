public import HeadlessUI

/// A part of the screen that a driver looks up by its role and name whenever it is used.
public struct Control<App: AppPort> {
  /// The driver that looks it up.
  public let driver: Driver<App>
  /// The kind of part.
  public let role: Role
  /// What the part is called.
  public let name: String

  /// Taps it.
  ///
  /// - Throws: A ``FlowFailure`` where it is not there once, or where it is disabled or covered.
  public func tap() throws(FlowFailure) {
    try driver.tap(role, name)
  }

  /// Raises its value, by at least one step.
  ///
  /// - Throws: A ``FlowFailure`` where it cannot go so far; it then stays where it is.
  public func increase(by steps: Int = 1) throws(FlowFailure) {
    try driver.increase(name, by: steps)
  }

  /// Lowers its value, by at least one step.
  ///
  /// - Throws: A ``FlowFailure`` where it cannot go so far; it then stays where it is.
  public func decrease(by steps: Int = 1) throws(FlowFailure) {
    try driver.decrease(name, by: steps)
  }

  /// The part of the topmost layer.
  ///
  /// - Throws: A ``FlowFailure`` where it is not there once, or is covered.
  public var node: Node<App.Action> {
    get throws(FlowFailure) { try driver.screen.node(role, named: name) }
  }

  /// The value that it shows, or nothing where it has none.
  ///
  /// - Throws: A ``FlowFailure`` where it is not there once, or is covered.
  public var value: String? {
    get throws(FlowFailure) { try node.value }
  }
}

extension Driver {
  /// The button of that name.
  public func button(_ name: String) -> Control<App> {
    Control(driver: self, role: .button, name: name)
  }

  /// The stepper of that name.
  public func stepper(_ name: String) -> Control<App> {
    Control(driver: self, role: .stepper, name: name)
  }

  /// The value of that name.
  public func value(_ name: String) -> Control<App> {
    Control(driver: self, role: .value, name: name)
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

  fileprivate func node(_ role: Role, named name: String) throws(FlowFailure) -> Node<Action> {
    let found = layers.last?.parts.filter { $0.role == role && $0.name == name } ?? []
    guard found.count < 2 else {
      throw failure(.ambiguous(name: name, roles: found.map { $0.role }))
    }
    guard let node = found.first else {
      throw missing(role, name) { layer in layer.parts.filter { $0.role == role } }
    }
    return node
  }
}
