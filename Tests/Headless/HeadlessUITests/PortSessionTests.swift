import HeadlessUI
import TestSupport
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
    if action == "ask" { screen.covers = [Desk.alert("Sure?")] }
    if action == "OK" { screen.covers = [] }
  }

  static func alert(_ message: String) -> Layer<String> {
    .alert(AlertIntent(message: message, buttons: [.init("OK", action: "OK")]))
  }

  static func sheet(_ title: String = "Sheet") -> Layer<String> {
    .sheet(title: title, bar: [Button("Close", action: "OK")])
  }
}

final class PortSessionTests {
  private var session = PortSession(
    Desk(
      screen: Screen(
        title: "Desk",
        content: [
          .button(Button("Ask", action: "ask")), .button(Button("Buy", action: nil)),
          .button(Button("Tea", action: "green", identifier: "green")),
          .button(Button("Tea", action: "black", identifier: "black")),
          .stepper("Cups", value: "1", decrement: nil, increment: "+"),
        ])))

  /// Covers the screen with other layers, and returns the number of the topmost layer.
  @discardableResult
  private func show(_ covers: Layer<String>..., at time: Duration? = nil) -> Int {
    session.app.screen.covers = covers
    session.refresh(at: time)
    return session.topLayer.id
  }

  /// Performs a control at a time in milliseconds.
  @discardableResult
  private func perform(
    _ number: Int, at time: Int, isRepeat: Bool = false, isExplicit: Bool = false
  ) -> PortSession<Desk>.Outcome {
    session.perform(
      number: number, at: .milliseconds(time), isRepeat: isRepeat, isExplicit: isExplicit)
  }

  @Test(
    arguments: [
      (1, PortSession<Desk>.Outcome.performed, ["ask"]), (2, .notOffered, []),
      (4, .performed, ["black"]), (5, .notOffered, []), (6, .performed, ["+"]),
      (0, .notOffered, []), (7, .notOffered, []), (.min, .notOffered, []), (.max, .notOffered, []),
    ] as [(Int, PortSession<Desk>.Outcome, [String])])
  func `a control is performed by its number if it's offered`(
    number: Int, outcome: PortSession<Desk>.Outcome, performed: [String]
  ) {
    #expect(session.perform(number: number) == outcome)
    #expect(session.app.performed == performed)
    #expect(session.screen == session.app.screen)
  }

  @Test func `a number stands for the control that the person has seen`() {
    session.app.screen.content.removeFirst()
    #expect(session.perform(number: 3) == .notOffered)
    session.app.screen.content.insert(.text("New"), at: 0)
    #expect(session.perform(number: 3) == .performed)
    session.app.screen.covers = [Desk.sheet()]
    #expect(session.perform(number: 1) == .notOffered)
    #expect(session.app.performed == ["black"])
  }

  @Test(arguments: [false, true])
  func `a number never stands for a control of the same name in another row`(isNamed: Bool) {
    let names = isNamed ? ["Kiwi", "Mango", "Apple"] : [nil, nil, nil]
    let rows = names.enumerated().map { index, name in
      Node.group(name, children: [.button(Button("Add", action: "\(index)"))])
    }
    session = PortSession(Desk(screen: Screen(title: "Desk", content: Array(rows.dropLast()))))
    session.app.screen.content.insert(rows[2], at: 0)
    #expect(session.perform(number: 1) == .notOffered)
    #expect(session.perform(number: 1) == .performed)
    session.app.screen.content.removeFirst()
    #expect(session.perform(number: 2) == .notOffered)
    #expect(session.perform(number: 2) == .performed)
    #expect(session.app.performed == ["2", "1"])
  }

  @Test func `a number never stands for one of two equal controls if a person has seen one`() {
    let buttons = ["0", "1"].map { Node.button(Button("Add", action: $0)) }
    session = PortSession(Desk(screen: Screen(title: "Desk", content: [buttons[1]])))
    session.app.screen.content.insert(buttons[0], at: 0)
    #expect(session.perform(number: 1) == .notOffered && session.app.performed.isEmpty)
  }

  @Test func `a field takes a text at any time, and only Return has an action of its own`() {
    var session = PortSession(Orchard("Kiwi"))
    session.app.state.fruits.append(.init("Mango"))
    session.beginReading(at: .zero)
    #expect(session.enter("ma", number: 1) == .performed)
    #expect(session.enter("m", number: 2) == .notOffered)
    #expect(session.screen.content.first?.value == "ma")
    #expect(session.perform(number: 1) == .notOffered)
    #expect(session.perform(number: 2, at: .zero) == .tooSoon)
    #expect(session.perform(number: 2, at: .seconds(1)) == .performed)
    #expect(session.app.counts == [1, 0])
  }

  @Test func `a text for a field that is gone meanwhile goes nowhere`() {
    session.app.screen.content = [.field("Search", text: "", entered: "type")]
    session.refresh(at: nil)
    session.app.screen.content[0] = .field("Name", text: "", entered: "name")
    #expect(session.enter("a", number: 1) == .notOffered)
    session.app.screen.content = [.field("Name", text: "", entered: nil)]
    #expect(session.enter("a", number: 1) == .notOffered)
    session.app.screen.content = []
    #expect(session.enter("a", number: 1) == .notOffered)
    #expect(session.enter("a", number: 1) == .notOffered && session.app.performed.isEmpty)
  }

  @Test(arguments: [Desk.alert("Fire"), Desk.sheet()])
  func `a click is too soon until a quarter of a second after an action has brought up a layer`(
    layer: Layer<String>
  ) {
    session.app.next = (1, session.screen)
    session.app.next?.screen.covers = [layer]
    #expect(perform(3, at: 0) == .performed)
    for time in [50, 100, 150, 200, 249] { #expect(perform(1, at: time) == .tooSoon) }
    #expect(perform(1, at: 250) == .performed)
  }

  @Test func `a layer that comes back can be used at once`() {
    perform(1, at: 0)
    let found = [perform(1, at: 300), perform(3, at: 301), perform(1, at: 302)]
    #expect(found == [.performed, .performed, .performed])
    #expect(session.app.performed == ["ask", "OK", "green", "ask"])
    show(Desk.sheet(), at: .seconds(1))
    show(Desk.sheet("Other"), at: .seconds(2))
    show(Desk.sheet(), at: .seconds(3))
    #expect(perform(1, at: 3_001) == .performed)
  }

  @Test func `a double click, or a key that is held down, counts only where it began`() {
    #expect(perform(1, at: 0, isRepeat: true) == .tooSoon)
    #expect(perform(3, at: 0) == .performed)
    #expect(perform(1, at: 100, isRepeat: true) == .performed)
    #expect(perform(1, at: 500, isRepeat: true) == .tooSoon)
    #expect(perform(1, at: 600) == .performed)
    #expect(perform(3, at: 700, isRepeat: true) == .tooSoon)
    session.beginReading(at: nil)
    let found = [true, false, true].map {
      session.admitsAnswer(at: .milliseconds(700), isRepeat: $0)
    }
    #expect(found == [false, true, true])
  }

  @Test func `a stepper on a layer that has just come takes single steps, even by a held key`() {
    let cups = session.screen.topLayer.content[4]
    for tenths in 0...10 { perform(6, at: tenths * 100, isRepeat: tenths > 0) }
    let count = session.app.performed.count
    show(Layer.sheet(title: "Cups", content: Array(repeating: cups, count: 3)), at: .seconds(1))
    perform(6, at: 1_100, isRepeat: true)
    #expect(session.app.performed.count == count)
    perform(6, at: 1_100, isRepeat: true, isExplicit: true)
    #expect(session.app.performed.count == count + 1)
  }

  @Test func `a layer that comes up by itself, or by the port, can't be answered at once`() {
    show(Desk.alert("Fire"), at: .seconds(1))
    #expect(perform(1, at: 1_249) == .tooSoon)
    session.beginReading(at: .seconds(2))
    #expect(perform(1, at: 2_249) == .tooSoon)
    show()
    show(Desk.alert("Smoke"))
    #expect(perform(1, at: 2_600) == .performed)
  }

  @Test func `only a stepper that is held down takes tens, and rests between them`() {
    let times = (0...12).map { $0 * 100 }
    #expect(times.map { perform(6, at: $0) } == times.map { _ in .performed })
    #expect(session.app.performed.count == 13)
    let held = times.map { perform(6, at: 2_000 + $0, isRepeat: $0 > 0) }
    #expect(held == times.prefix(11).map { _ in .performed } + [.tooSoon, .performed])
    #expect(session.app.performed.count == 13 + 10 + 20)
    for time in times { perform(3, at: 9_000 + time, isRepeat: time > 0) }
    #expect(session.app.performed.count == 43 + 13)
  }

  private static func stepper(_ name: String, increment: String?) -> Node<String> {
    .stepper(name, value: "9", decrement: "-", increment: increment)
  }

  /// What becomes of the screen with the stepper that is held down.
  private static let ends: [@Sendable (inout Screen<String>) -> Void] = [
    { $0.content[4] = stepper("Cups", increment: nil) },
    { $0.content[4] = stepper("Mugs", increment: "+") },
    { $0.content.removeLast() }, { $0 = $0.covered(by: Desk.sheet()) },
  ]

  @Test(arguments: ends.indices)
  func `a step of ten ends at a bound, or with its control or its layer`(index: Int) {
    var screen = session.app.screen
    Self.ends[index](&screen)
    session.app.next = (15, screen)
    for tenths in 0...10 { perform(6, at: tenths * 100, isRepeat: tenths > 0) }
    #expect(session.app.performed == Array(repeating: "+", count: 15))
  }

  @Test func `a layer is new, kept, or back after one in its place`() {
    let desk = session.topLayer.id
    let sheet = show(Desk.sheet())
    #expect(show(Desk.sheet()) == sheet)
    let alerts = ["Not saved", "Not saved", "Still not saved"].map { show(Desk.alert($0)) }
    #expect(show(Desk.sheet()) == sheet)
    #expect(alerts[0] == alerts[1])
    #expect(session.layers.map(\.id) == [desk, sheet])
    #expect(show() == desk)
    #expect(Set([desk, sheet, alerts[0], alerts[2], show(Desk.sheet())]).count == 5)
  }

  @Test func `a session remembers the layer that another one has replaced, but no alert`() {
    let sheet = show(Desk.sheet())
    let alert = show(Desk.alert("Sure?"))
    #expect(session.remembers(sheet) && session.remembers(alert))
    let other = show(Desk.sheet("Other"))
    #expect(session.remembers(sheet) && session.remembers(alert) == false)
    show()
    #expect([sheet, other].contains(where: session.remembers) == false)
  }

  @Test func `a layer is told by its identifier, or else by its title`() {
    let clocks = ["12:01", "12:02"].map { show(.sheet(title: $0, identifier: "clock")) }
    let times = ["12:01", "12:02"].map { show(.sheet(title: $0)) }
    let steps = ["name", "address", "name"].map { show(.sheet(title: "Set up", identifier: $0)) }
    #expect(clocks[0] == clocks[1])
    #expect((times[0] == times[1]) == false && (steps[0] == steps[1]) == false)
    #expect(steps[0] == steps[2])
  }

  @Test func `leaving loses what any layer says is unsaved`() {
    #expect(session.hasUnsavedChanges == false)
    show(.sheet(title: "Draft", hasUnsavedChanges: true))
    #expect(session.hasUnsavedChanges)
    session.app.screen.base = session.app.screen.base.with(hasUnsavedChanges: true)
    show()
    #expect(session.hasUnsavedChanges)
  }

  @Test func `a session is an app whose actions count at once`() {
    session.perform("ask")
    #expect(session.screen.topLayer.name == "Sure?")
    #expect(perform(1, at: 0) == .performed)
  }
}
