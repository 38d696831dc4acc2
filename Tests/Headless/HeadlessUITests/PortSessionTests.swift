import HeadlessUI
import Testing

/// A screen that a test changes, and the actions that were performed on it.
struct Desk: HeadlessApp {
  var screen: Screen<String>
  var performed: [String] = []
  /// A screen that comes up after a number of actions.
  var next: (count: Int, screen: Screen<String>)?

  mutating func perform(_ action: String) {
    performed.append(action)
    if let next, next.count == performed.count { screen = next.screen }
    if action == "ask" { screen.modal = Desk.alert("Sure?") }
    if action == "OK" { screen.modal = nil }
  }

  static func alert(_ message: String) -> Modal<String> {
    .alert(Alert(message: message, buttons: [Button("OK", action: "OK")], dismissal: .init("away")))
  }

  static func sheet(_ title: String = "Sheet") -> Modal<String> {
    .sheet(Screen(title: title, bar: [Button("Close", action: "OK")]), dismissal: nil)
  }
}

struct PortSessionTests {
  private var session = PortSession(
    Desk(
      screen: Screen(
        title: "Desk",
        content: [
          .button(Button("Ask", action: "ask")), .button(Button("Buy", action: nil)),
          .button(Button("Tea", action: "green", identifier: "green")),
          .button(Button("Tea", action: "black", identifier: "black")),
          .stepper(Stepper("Cups", value: "1", decrement: nil, increment: "+")),
        ])))

  /// Shows another modal, and returns the number of the topmost layer and how it came.
  private mutating func show(
    _ modal: Modal<String>?, at time: Duration? = nil
  ) -> (id: Int?, arrival: SessionLayer.Arrival?) {
    session.app.screen.modal = modal
    session.refresh(at: time)
    return (session.layers.last?.id, session.layers.last?.arrival)
  }

  @Test(
    arguments: [
      (1, PortSession<Desk>.Outcome.performed, ["ask"]), (2, .notOffered, []),
      (4, .performed, ["black"]), (5, .notOffered, []), (6, .performed, ["+"]),
      (0, .notOffered, []), (7, .notOffered, []), (.min, .notOffered, []), (.max, .notOffered, []),
    ] as [(Int, PortSession<Desk>.Outcome, [String])])
  mutating func `a control is performed by its number if it's offered`(
    number: Int, outcome: PortSession<Desk>.Outcome, performed: [String]
  ) {
    let found = session.perform(number: number)
    #expect(found == outcome)
    #expect(session.app.performed == performed)
    #expect(session.screen == session.app.screen)
  }

  @Test mutating func `a number stands for the control that the person has seen`() {
    session.app.screen.content.removeFirst()
    let foreign = session.perform(number: 3)
    #expect(foreign == .notOffered)
    session.app.screen.content.insert(.text("New"), at: 0)
    let known = session.perform(number: 3)
    #expect(known == .performed)
    session.app.screen.modal = Desk.sheet()
    let covered = session.perform(number: 1)
    #expect(covered == .notOffered)
    #expect(session.app.performed == ["black"])
  }

  @Test(arguments: [
    (249, false, PortSession<Desk>.Outcome.tooSoon), (250, false, .performed),
    (0, true, .performed),
  ])
  mutating func `an answer counts once a person can have read the layer, or if it's explicit`(
    milliseconds: Int, isExplicit: Bool, outcome: PortSession<Desk>.Outcome
  ) {
    let start = Duration.seconds(5)
    session.perform(number: 1, at: start)
    let found = session.perform(
      number: 1, at: start + .milliseconds(milliseconds), isExplicit: isExplicit)
    #expect(found == outcome)
  }

  @Test mutating func `a layer that comes up by itself, or by the port, can't be answered at once`()
  {
    _ = show(Desk.alert("Fire"), at: .seconds(1))
    let fire = session.perform(number: 1, at: .milliseconds(1_249))
    #expect(fire == .tooSoon)
    session.beginReading(at: .seconds(2))
    let page = session.perform(number: 1, at: .milliseconds(2_249))
    #expect(page == .tooSoon)
    _ = show(Desk.alert("Smoke"))
    let untimed = session.perform(number: 1, at: .milliseconds(2_600))
    #expect(untimed == .performed)
  }

  @Test mutating func `only a stepper that is held down takes tens, and rests between them`() {
    let times = (0...12).map { Duration.milliseconds($0 * 100) }
    let single = times.map { session.perform(number: 6, at: $0) }
    #expect(single == times.map { _ in .performed })
    #expect(session.app.performed.count == 13)
    let held = times.map { session.perform(number: 6, at: .seconds(2) + $0, isHeld: true) }
    #expect(held == times.prefix(11).map { _ in .performed } + [.tooSoon, .performed])
    #expect(session.app.performed.count == 13 + 10 + 20)
  }

  /// What becomes of the screen with the stepper that is held down.
  private static let ends: [@Sendable (inout Screen<String>) -> Void] = [
    { $0.content[4] = .stepper(Stepper("Cups", value: "9", decrement: "-", increment: nil)) },
    { $0.content[4] = .stepper(Stepper("Mugs", value: "9", decrement: "-", increment: "+")) },
    { $0.content.removeLast() }, { $0.modal = Desk.sheet() },
  ]

  @Test(arguments: ends.indices)
  mutating func `a step of ten ends at a bound, or with its control or its layer`(index: Int) {
    var screen = session.app.screen
    Self.ends[index](&screen)
    session.app.next = (15, screen)
    for tenths in 0...10 {
      session.perform(number: 6, at: .milliseconds(tenths * 100), isHeld: true)
    }
    #expect(session.app.performed == Array(repeating: "+", count: 15))
  }

  @Test mutating func `a button that is held down isn't quicker`() {
    for tenths in 0...20 {
      session.perform(number: 3, at: .milliseconds(tenths * 100), isHeld: true)
    }
    #expect(session.app.performed.count == 21)
  }

  @Test mutating func `a layer is new, kept, or back after one in its place`() {
    let desk = session.layers.last?.id
    let sheet = show(Desk.sheet())
    let again = show(Desk.sheet())
    let alerts = ["Not saved", "Not saved", "Still not saved"].map { show(Desk.alert($0)) }
    let back = show(Desk.sheet())
    #expect([sheet, alerts[0], alerts[2]].map(\.arrival) == [.new, .new, .new])
    #expect([again, alerts[1]].map(\.arrival) == [.kept, .kept])
    #expect(back == (sheet.id, .returned) && again.id == sheet.id)
    #expect(alerts[0].id == alerts[1].id && (alerts[0].id == alerts[2].id) == false)
    #expect(session.layers.map(\.id) == [desk, sheet.id])
    let uncovered = show(nil)
    #expect(uncovered == (desk, .kept))
    let next = show(Desk.sheet())
    #expect(next.arrival == .new && (next.id == sheet.id) == false)
  }

  @Test mutating func `a session remembers the layer that another one has replaced, but no alert`()
  {
    let sheet = show(Desk.sheet()).id ?? 0
    let alert = show(Desk.alert("Sure?")).id ?? 0
    #expect(session.remembers(sheet) && session.remembers(alert))
    let other = show(Desk.sheet("Other")).id ?? 0
    #expect(session.remembers(sheet) && session.remembers(alert) == false)
    _ = show(nil)
    #expect([sheet, other].contains(where: session.remembers) == false)
  }

  @Test mutating func `a base screen whose title changes is the same one if it offers the same`() {
    let id = session.layers.first?.id
    session.app.screen.title = "12:01"
    session.refresh(at: nil)
    #expect(session.layers.first?.id == id)
    session.app.screen.title = "12:02"
    session.app.screen.content.removeLast()
    session.refresh(at: nil)
    #expect((session.layers.first?.id == id) == false)
  }

  @Test mutating func `leaving loses what any layer says is unsaved`() {
    #expect(session.hasUnsavedChanges == false)
    _ = show(.sheet(Screen(title: "Draft", hasUnsavedChanges: true), dismissal: nil))
    #expect(session.hasUnsavedChanges)
    session.app.screen.hasUnsavedChanges = true
    _ = show(nil)
    #expect(session.hasUnsavedChanges)
  }

  @Test mutating func `a session is an app whose actions count at once`() {
    session.perform("ask")
    #expect(session.screen.topLayer.name == "Sure?")
    let found = session.perform(number: 1, at: .zero)
    #expect(found == .performed)
  }
}
