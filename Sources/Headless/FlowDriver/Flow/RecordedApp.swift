import CellText
public import HeadlessUI
import Synchronization

/// An app that records the actions performed in it as a flow.
///
/// It takes the place of the app in a driver or a port. Each action becomes a command, followed by an
/// expectation of each text, value, status, and control that the action changed, once it can be seen.
/// A layer that was covered is compared with its contents when it was last on top. Consecutive steps of
/// a stepper become one command, and so do consecutive changes of a text, unless the app still waits for
/// what one of them has requested. The flow passes on an app that starts as this one did, unless the
/// screens depend on something else, such as a clock.
///
/// The responses to the requests of a `LiveApp` are recorded by the name of the stub with the same text, or
/// by their own text, so the flow passes without the world on a `StubbedApp`. What only a line of the
/// outline tells is then left out, because the two have other lines.
///
/// The recording ends at an action that no command expresses, because the screen doesn't offer it, and at
/// a response that is neither; see ``failure``. The app performs it all the same.
public final class RecordedApp<App: HeadlessApp>: AppWrapper {
  /// The current app.
  public var app: App
  private let didRecord: (String, Bool) -> Void
  private let names: (any ResponseNaming)?
  private var commands: [Command] = []
  /// The last action and its expectations, which further steps may replace.
  private var last: [Command] = []
  /// The layers of the current screen that have been on top, as they were seen then.
  private var seen: [LayerIdentity: Layer<Int>] = [:]
  /// The screen before the last action, and the layers seen by then.
  private var origin: (screen: Screen<Int>, seen: [LayerIdentity: Layer<Int>])
  /// Whether real work has answered requests, which a stubbed app shows on other lines.
  private var isLive = false
  /// The reason why the recording has ended, or `nil` if it goes on.
  public private(set) var failure: FlowError?

  /// Creates a recorder of an app.
  ///
  /// - Parameters:
  ///   - app: The app to record.
  ///   - tested: The app with stubs on which the flow is to pass, or `nil` if there are no stubs.
  ///   - didRecord: A closure that's called after each action with the new lines of the flow, and with
  ///     whether they replace those of the call before, because a command has taken one more step.
  public init(
    _ app: App, toPassOn tested: (any HeadlessApp)? = nil,
    didRecord: @escaping (String, Bool) -> Void = { _, _ in }
  ) {
    self.app = app
    self.didRecord = didRecord
    names = tested as? any ResponseNaming
    origin = (app.screen.numbered, [:])
  }

  /// The flow of all actions so far.
  public var flow: Flow { Flow(unchecked: commands + last) }

  /// Lets something happen to the app, and records it.
  @discardableResult
  public func take(_ input: Input<App.Action>) -> Bool {
    let screen = app.screen
    let watch = ResponseWatch()
    isLive = isLive || screen.events.contains { ($0.work == nil) == false }
    let isKnown = ResponseWatch.$current.withValue(watch) { app.take(input) }
    guard failure == nil else { return isKnown }
    do throws(FlowError.Reason) {
      record(try command(for: input, on: screen, watch), after: screen.numbered)
    } catch {
      failure = FlowError(error)
    }
    return isKnown
  }

  private func command(
    for input: Input<App.Action>, on screen: Screen<App.Action>, _ watch: ResponseWatch
  ) throws(FlowError.Reason) -> Command {
    if let (response, name, request) = watch.received.withLock({ $0 }) {
      let text = names?.name(of: response, to: request) ?? text(of: response)
      if let text { return .answer(name, with: text) }
      throw .inexpressible(
        problem: "the response to \(name.shown) can't be recorded",
        suggestion: "add a stub that equals it, or make its type a LosslessStringConvertible")
    }
    if let command = screen.command(for: input) { return command }
    let place = last.first.map { " after \($0)" } ?? ""
    let problem = "the recording ended\(place), because no command expresses what was done next"
    throw .inexpressible(problem: problem, suggestion: "let the screen offer it")
  }

  private func record(_ command: Command, after before: Screen<Int>) {
    let screen = app.screen.numbered
    let joined = joined(command, after: before, showing: screen)
    see(before)
    if joined == nil {
      commands += last
      origin = (before, seen)
    }
    see(screen)
    let former = origin.seen[screen.topLayer.identity] ?? Screen(title: "").topLayer
    let other = Screen(layers: [former], events: origin.screen.events)
    let expectations = screen.expectations(unlike: other, after: origin.screen)
      .map { $0.command }
      .filter { isLive == false || [.line, .noLine].contains($0.form) == false }
    last = [joined ?? command] + expectations
    didRecord("\(Flow(unchecked: last))", (joined == nil) == false)
  }

  /// Returns one command for the last one and the next, or `nil` if the next one has a line of its own.
  private func joined(
    _ command: Command, after before: Screen<Int>, showing screen: Screen<Int>
  ) -> Command? {
    guard let first = last.first else { return nil }
    let isRetyped = first.form == .enter && command.form == .enter
    guard isRetyped, first.target == command.target else { return first.joined(with: command) }
    let asked = before.happenings.subtracting(origin.screen.happenings)
    return asked.isDisjoint(with: screen.happenings) ? command : nil
  }

  private func see(_ screen: Screen<Int>) {
    seen = seen.filter { identity, _ in screen.layers.contains { $0.identity == identity } }
    seen[screen.topLayer.identity] = screen.topLayer
  }
}

extension Screen {
  /// The names of what can happen without a person, such as the responses to requests.
  fileprivate var happenings: Set<String> { Set(events.map { $0.name }) }

  /// Returns the command for what happens to an app, or `nil` if the screen doesn't offer it.
  fileprivate func command(for input: Input<Action>) -> Command? {
    let choices = numberedChoices
    var entered: String?
    let index = choices.firstIndex { choice in
      guard case .text(let text, let action) = input else { return choice.input == input }
      entered = text
      return choice.gesture == .enter && choice.action == action
    }
    return index.map { Command($0, of: choices.map { $0.identity }, entering: entered) }
  }
}

/// Returns the text of a response from which it can be read, or `nil` if there is none.
private func text(of response: any Sendable) -> String? {
  let text = "\(response)"
  let type = type(of: response) as? any LosslessStringConvertible.Type
  return type?.init(text).map { "\($0)" } == text ? text : nil
}
