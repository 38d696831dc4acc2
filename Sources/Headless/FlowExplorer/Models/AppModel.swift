public import FlowDriver
public import HeadlessUI

/// A model of an app, which specifies its screens and performs the same actions.
///
/// A `HeadlessApp` that is `Hashable` and `Sendable` is a complete model: whole screens are
/// compared, even covered parts. A ``PartialModel`` specifies less.
public protocol AppModel: Hashable, Sendable {
  /// The type of the steps that the model takes, such as its actions.
  associatedtype Step: Hashable & Sendable

  /// Returns an expectation of the model that a screen of the app doesn't meet, or `nil` if the
  /// screen is right.
  func expectation<Other>(unlike screen: Screen<Other>) -> Command.Expectation?

  /// Returns the model's steps for the choices of a screen, enabled or not, in the order of
  /// `Screen.choices`, or `nil` if the screen isn't right.
  func steps<Other>(on screen: Screen<Other>) -> [Step]?

  /// Does in the model what happens in the app.
  mutating func perform(_ step: Step)

  /// Returns whether a flow passes, or `nil` if the model doesn't say.
  func passes(_ flow: Flow) -> Bool?
}

extension AppModel where Self: HeadlessApp {
  /// Compares a whole screen with that of the model.
  public func expectation<Other>(unlike screen: Screen<Other>) -> Command.Expectation? {
    self.screen.expectation(unlike: screen)
  }

  /// Returns the choices of the model's screen, or `nil` if another screen isn't like it.
  @inlinable
  public func steps<Other>(on screen: Screen<Other>) -> [Affordance<Action>]? {
    let right = self.screen
    return right.numbered == screen.numbered ? right.choices : nil
  }

  /// Performs a choice of the model's screen.
  @inlinable
  public mutating func perform(_ step: Affordance<Action>) {
    if let input = step.input { take(input) }
  }

  /// Returns whether the model passes a flow.
  public func passes(_ flow: Flow) -> Bool? {
    ((try? Driver(self).run(flow)) == nil) == false
  }
}

/// A model that specifies a part of an app, in the words of flows.
///
/// The rest of the app is neither compared nor modelled.
public protocol PartialModel: AppModel where Step == Command {
  /// The expectations that the screen of the app must meet now.
  var expectations: [Command.Expectation] { get }
}

extension PartialModel {
  /// Returns the first expectation that a screen doesn't meet.
  public func expectation<Other>(unlike screen: Screen<Other>) -> Command.Expectation? {
    expectations.first { screen.meets($0) == false }
  }

  /// Returns the commands for the choices of a screen, or `nil` if it doesn't meet each expectation.
  public func steps<Other>(on screen: Screen<Other>) -> [Command]? {
    guard expectation(unlike: screen) == nil else { return nil }
    let identities = screen.choices.map { $0.identity }
    return identities.indices.map { Command($0, of: identities) }
  }

  /// Returns `true` if the model has the last expectation of a flow, or `nil` if it doesn't say.
  public func passes(_ flow: Flow) -> Bool? {
    let commands = flow.steps.map { $0.command }
    let actions = commands.prefix { ($0.gesture == nil) == false }
    let model = actions.reduce(into: self) { $0.perform($1) }
    let check = commands.dropFirst(actions.count).first
    return model.expectations.contains { Command.expect($0) == check } ? true : nil
  }
}
