import FlowDriver
import HeadlessUI
import Testing

struct IdentifierTests {
  /// A question with two buttons of the same name, over two counters of the same name.
  struct Counters: HeadlessApp {
    struct State: Hashable {
      var counts = [0, 0]
      var isAsking = false
    }

    enum Action: Hashable {
      case raise(Int)
      case ask
      case answer(Int)
    }

    var state = State()

    var screen: Screen<Action> {
      Screen(
        title: "Counters",
        content: [
          stepper(0, "left"), stepper(1, "right"),
          .value(Value("Sum", value: "\(state.counts.reduce(0, +))", identifier: "both")),
          .value(Value("Sum", value: "0")),
          .button(Button("Ask", action: .ask, identifier: "nobody needs this")),
        ],
        modal: state.isAsking ? .alert(alert) : nil
      )
    }

    private var alert: Alert<Action> {
      Alert(
        message: "Sure?",
        buttons: [
          Button("OK", action: .answer(0), identifier: "first"),
          Button("OK", action: state.counts[1] == 0 ? nil : .answer(1), identifier: "second"),
        ])
    }

    private func stepper(_ place: Int, _ identifier: String) -> Node<Action> {
      .stepper(
        Stepper(
          "Count", value: "\(state.counts[place])", decrement: nil,
          increment: state.counts[place] < 2 ? .raise(place) : nil, identifier: identifier))
    }

    mutating func perform(_ action: Action) {
      switch action {
      case .raise(let place): state.counts[place] += 1
      case .ask: state.isAsking = true
      case .answer(let place):
        state.isAsking = false
        state.counts[place] = 0
      }
    }
  }

  private let app = Driver(Counters())

  @Test func `an identifier chooses between controls with the same name`() throws {
    try app.stepper("Count", identifier: "right").increase(by: 2)
    #expect(app.app.state.counts == [0, 2])
    #expect(try app.stepper("Count", identifier: "right").value == "2")
    #expect(try app.value("Sum", identifier: "both").value == "2")
    try app.button("Ask").tap()
    try app.button("OK", identifier: "second").tap()
    #expect(app.app.state == Counters.State())
    #expect(
      app.history.map { "\($0.command)" } == [
        #"increase "Count" id "right""#, #"increase "Count" id "right""#, #"tap button "Ask""#,
        #"tap button "OK" id "second""#,
      ])
  }

  @Test func `a flow chooses between controls with the same name`() throws {
    let text = """
      increase "Count" id "left"
      increase "Count" id "right" by 2
      expect value "Count" id "left" "1"
      expect value "Sum" id "both" "3"
      expect increase "Count" id "left" enabled
      expect increase "Count" id "right" disabled
      tap "Ask"
      expect button "OK" id "second" enabled
      tap button "OK" id "second"
      expect no button "OK" id "second"
      expect value "Count" id "right" "0"
      """
    try app.run(try Flow(parsing: text, file: "f"))
  }

  @Test(arguments: [
    (
      #"increase "Count""#,
      #""Count" is the name of 2 steppers; choose one by id "left", id "right""#
    ),
    (
      #"expect value "Count" "0""#,
      #""Count" is the name of 2 steppers; choose one by id "left", id "right""#
    ),
    (
      #"expect increase "Count" enabled"#,
      #""Count" is the name of 2 steppers; choose one by id "left", id "right""#
    ),
    (#"expect value "Sum" "0""#, #""Sum" is the name of 2 values; choose one by id "both""#),
    (
      #"increase "Count" id "rigth""#,
      #"no stepper "Count" has id "rigth"; the nearest: id "right", id "left""#
    ),
    (
      #"expect value "Sum" id "x" "0""#, #"no value "Sum" has id "x"; the nearest: id "both""#
    ),
    (
      #"tap "Sum" id "both""#, #"value "Sum" can't be tapped; only a button can"#
    ),
    (
      #"tap "Ask" id "x""#, #"no button "Ask" has id "x"; the nearest: id "nobody needs this""#
    ),
    (
      #"tap "Aks" id "x""#, #"no button "Aks" here; the nearest: "Ask""#
    ),
    ("tap \"Ask\"\ntap \"OK\" id \"second\"", #"button "OK" is disabled; it must be"#),
    ("tap \"Ask\"\nincrease \"Count\" id \"left\"", #"stepper "Count" is covered by alert"#),
    (
      "tap \"Ask\"\nexpect button \"OK\" enabled",
      #""OK" is the name of 2 buttons; choose one by id "first", id "second""#
    ),
  ])
  func `an identifier that doesn't help is reported`(text: String, message: String) throws {
    let flow = try Flow(parsing: text, file: "f")
    let error = #expect(throws: FlowError.self) { try app.run(flow) }
    #expect(error?.failure.reason.description.hasPrefix(message) == true)
  }

  @Test func `an identifier is never shown`() throws {
    try app.button("Ask").tap()
    let failure = #expect(throws: FlowFailure.self) { try app.button("OK").tap() }
    #expect(failure?.tree == "alert \"Sure?\"\n  button \"OK\" [1]\n  button \"OK\", disabled\n")
  }
}
