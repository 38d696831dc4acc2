public import HeadlessUI
import PlainText

/// An app that records the actions performed in it as a flow.
///
/// It takes the place of the app in a driver or a port. Each action becomes a command, followed by an
/// expectation of each text, value, status, and control that the action changed, once it can be seen.
/// A layer that was covered is compared with its contents when it was last on top. Consecutive steps of
/// a stepper become one command. The flow passes on an app that starts as this one did, unless the
/// screens depend on something else, such as a clock.
///
/// The responses to the requests of a `LiveApp` are recorded by the name of the equal stub, or by their own
/// text, so the flow passes without the world on a ``StubbedApp`` that is answered by it; see
/// `answered(by:)`. What only a line of the outline tells is then left out, because the two have other lines.
///
/// The recording ends at an action that no command expresses, because the screen doesn't offer it or
/// because several controls have the same name and identifier, and at a response that is neither; see
/// ``failure``. The app performs it all the same.
public final class RecordedApp<App: HeadlessApp>: HeadlessApp {
  /// The current app.
  public private(set) var app: App
  private let didRecord: (String, Bool) -> Void
  private let stubbed: (any HeadlessApp)?
  private var commands: [Command] = []
  /// The last action and its expectations, which further steps may replace.
  private var last: [Command] = []
  /// The layers of the current screen that have been on top, as they were seen then.
  private var seen: [LayerIdentity: Layer<Int>] = [:]
  /// The screen before the last action, and the layers seen by then.
  private var origin: (screen: Screen<Int>, seen: [LayerIdentity: Layer<Int>])
  /// The reason why the recording has ended, or `nil` if it goes on.
  ///
  /// If no flow can express the responses of the app, that's known at the start.
  public private(set) var failure: FlowError?
  /// The responses at which the recording will end, in a sentence, or `nil` if it's none.
  package private(set) var limitation: String?

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
    stubbed = (tested as? any TextAnsweredApp)?.stubbed
    origin = (app.screen.numbered, [:])
    if let live = app as? any RespondingApp { checkResponses(of: live) }
  }

  /// The flow of all actions so far.
  public var flow: Flow { Flow(unchecked: commands + last) }

  /// The current screen of the app.
  public var screen: Screen<App.Action> { app.screen }

  /// Hands the app the responses that have come, and records each of them.
  @discardableResult
  public func takeResponses() -> Set<Int> {
    (app as? any RespondingApp).map { takeResponses(of: $0) } ?? app.takeResponses()
  }

  private func takeResponses<Live: RespondingApp>(of live: Live) -> Set<Int> {
    let stubs = (stubbed as? StubbedApp<Live.App>)?.stubs
    let type = Live.App.Response.self as? any LosslessStringConvertible.Type
    return live.takeResponses { request, response, take in
      let text = "\(response)"
      let equal = stubs?(request).first { $0.response == response }
      let stub = equal ?? Stub(text, response)
      if equal == nil, (type?.init(text) as? Live.App.Response == response) == false {
        end("the response to \("\(request)".shown) can't be recorded", "add a stub that equals it")
      }
      let answer = EventValue(StubbedApp<Live.App>.StubbedResponse(request: request, stub: stub))
      let screen = StubbedApp(live.app) { _ in [stub] }.screen
      record(screen.command { $0.value == answer }, take)
    }
  }

  /// Ends the recording if the responses are neither text nor those of stubs.
  private func checkResponses<Live: RespondingApp>(of live: Live) {
    guard Live.App.Response.self is any LosslessStringConvertible.Type == false else { return }
    let remedy = "make \(Live.App.Response.self) a LosslessStringConvertible"
    if stubbed is StubbedApp<Live.App> {
      limitation = "the recording ends at a response that equals no stub; \(remedy)"
    } else {
      end("the responses of the app can't be recorded", remedy)
    }
  }

  /// Ends the recording for its first failure.
  private func end(_ problem: String, _ suggestion: String) {
    failure = failure ?? FlowError(.inexpressible(problem: problem, suggestion: suggestion))
  }

  /// Performs an action of the current ``screen``, and records it.
  public func perform(_ action: App.Action) {
    record(app.screen.command { $0.action == action }) { app.perform(action) }
  }

  /// Lets an event happen that a wrapper has added, and records it.
  public func perform(event value: EventValue) -> Bool {
    var isKnown = false
    record(app.screen.command { $0.value == value }) { isKnown = app.perform(event: value) }
    return isKnown
  }

  private func record(_ command: Command?, _ change: () -> Void) {
    let before = app.screen.numbered
    change()
    guard failure == nil else { return }
    guard let command else {
      let place = last.first.map { " after \($0)" } ?? ""
      return end(
        "the recording ended\(place), because no command expresses what was done next",
        "give controls and requests names or identifiers of their own")
    }
    let joined = last.first?.joined(with: command)
    see(before)
    if joined == nil {
      commands += last
      origin = (before, seen)
    }
    let screen = app.screen.numbered
    see(screen)
    let former = origin.seen[screen.topLayer.identity] ?? Layer(.screen)
    let other = Screen(layers: [former], events: origin.screen.events)
    let expectations = screen.expectations(unlike: other, after: origin.screen)
      .map { $0.command }
      .filter { app is any RespondingApp == false || [.line, .noLine].contains($0.form) == false }
    last = [joined ?? command] + expectations
    didRecord("\(Flow(unchecked: last))", (joined == nil) == false)
  }

  private func see(_ screen: Screen<Int>) {
    seen = seen.filter { identity, _ in screen.layers.contains { $0.identity == identity } }
    seen[screen.topLayer.identity] = screen.topLayer
  }
}

extension Screen {
  /// Returns a command for one of the choices that are meant, or `nil` if there is none.
  fileprivate func command(for isMeant: (Affordance<Action>) -> Bool) -> Command? {
    let choices = choices
    for (index, choice) in choices.enumerated() where isMeant(choice) {
      let command = Command(index, of: choices.map { $0.identity })
      let chosen = try? self.choice(choice.gesture, on: command.target)
      if let chosen, isMeant(choices[chosen]) { return command }
    }
    return nil
  }
}
