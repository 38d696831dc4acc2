import FlowDriver
import HeadlessUI
import TestSupport
import Testing

struct FieldTests {
  private static let form = Screen(
    outline: """
      screen "Sign up"
        field "Name" "" placeholder "Your name" enter [1] submit [2] focus [5] leave [6] status "Taken" holds
        group "Card"
          field "Code" "12" enter [3]
        field "Note" ""
        field "PIN" "1234" secret
        button "Go" [4]
      """)

  private static let inputs: [(line: String, input: Input<Int>?)] = [
    (#"enter "a\n\"b\" # c" in "Name""#, .text("a\n\"b\" # c", 1)),
    (#"enter "" in "Code" in "Card""#, .text("", 3)), (#"submit "Name""#, .action(2)),
    (#"focus "Name""#, .action(5)), (#"leave "Name""#, .action(6)),
    (#"expect value "Name" """#, nil), (#"expect value "Code" "12" in "Card""#, nil),
    (#"expect status "Name" "Taken""#, nil), (#"expect no status "Code""#, nil),
  ]

  @Test(arguments: inputs)
  func `a field is typed into, ended, and looked at`(line: String, input: Input<Int>?) throws {
    let driver = Driver(Log(Still(Self.form)))
    try driver.run(Flow(parsing: line, file: "f"))
    #expect(driver.app.inputs == [input].compactMap { $0 })
  }

  @Test(arguments: try rows(in: "Tables/form.txt"))
  func `what can't be done to a field is said clearly`(line: String, message: String) throws {
    let driver = Driver(Log(Still(Self.form)))
    let error = #expect(throws: FlowError.self) { try driver.run(Flow(parsing: line, file: "f")) }
    #expect(error?.message == message)
    #expect(driver.app.inputs.isEmpty)
  }
}
