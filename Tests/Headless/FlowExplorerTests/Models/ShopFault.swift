import HeadlessUI
import Testing

/// A fault of ``Maze/shop``, and the flow that shows it.
struct ShopFault: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let flow: String
  let change: @Sendable (inout [Screen<Int>]) -> Void

  init(
    _ name: String,
    _ lines: String...,
    change: @escaping @Sendable (inout [Screen<Int>]) -> Void
  ) {
    testDescription = name
    flow = lines.map { $0 + "\n" }.joined()
    self.change = change
  }

  static let all = shown + offered + done

  /// Faults in what the shop shows.
  private static let shown: [ShopFault] = [
    ShopFault("a title", #"expect title "Home""#) { $0[0].title = "Homes" },
    ShopFault("the title of a sheet", #"tap "Shop""#, #"expect title "Shop""#) {
      $0[1].changeSheet { sheet, _ in sheet.title = "Home" }
    },
    ShopFault("a text", #"tap "Shop""#, #"expect text "Come in""#) {
      $0[1].changeSheet { sheet, _ in sheet.content[1] = .text("Get out") }
    },
    ShopFault("one text too many", #"tap "Shop""#, #"expect no line 13"#) {
      $0[1].changeSheet { sheet, _ in sheet.content.append(.text("Bye")) }
    },
    ShopFault("a name of a value", #"expect value "Plums" "0""#) {
      $0[0].content[1] = .value(Value("Prunes", value: "0"))
    },
    ShopFault("a value", #"increase "Pears""#, #"expect value "Apples" "3""#) {
      $0[3].content[0] = .value(Value("Apples", value: "2", symbol: "🍎"))
    },
    ShopFault("a symbol", #"expect line 3 "value \"Apples\" \"3\" symbol \"🍎\"""#) {
      $0[0].content[0] = .value(Value("Apples", value: "3", symbol: "🍏"))
    },
    ShopFault("no status", #"expect status "Ask" "Busy""#) {
      $0[0].changeButton { $0.status = nil }
    },
    ShopFault(
      "a status that doesn't hold", #"increase "Pears""#, #"expect status "Pears" "Changed""#
    ) {
      $0[3].changeStepper { $0.status?.holds = false }
    },
    ShopFault("a status that holds", #"expect no status "Pears""#) {
      $0[0].changeStepper { $0.status?.holds = true }
    },
    ShopFault("a warning", #"expect line 7 "button \"Ask\" [4] status \"Busy\" holds""#) {
      $0[0].changeButton { $0.status?.isWarning = true }
    },
    ShopFault("the title of an alert", #"tap "Ask""#, #"expect alert "Sure?""#) {
      $0[2].changeAlert { $0.title = nil }
    },
    ShopFault("the message of an alert", #"tap "Ask""#, #"expect alert "A pear costs 3""#) {
      $0[2].changeAlert { $0.message = "A pear costs 4" }
    },
    ShopFault("no alert", #"tap "Ask""#, #"expect alert "Sure?""#) { $0[2].modal = nil },
    ShopFault("an alert too many", #"increase "Pears""#, "expect no alert") { rooms in
      rooms[3].modal = rooms[2].modal
    },
    ShopFault("a layer that is covered", #"tap "Ask""#, #"expect line 4 "value \"Plums\" \"0\"""#) {
      $0[2].content[1] = .value(Value("Plums", value: "1"))
    },
    ShopFault("the order of nodes", #"expect line 3 "value \"Apples\" \"3\" symbol \"🍎\"""#) {
      $0[0].content.swapAt(0, 1)
    },
    ShopFault("a group that isn't one", #"expect line 6 "group \"Fruit\"""#) {
      guard case .group(let group) = $0[0].content.last else { return }
      $0[0].content[3...] = [.text("Fruit")] + group.children
    },
    ShopFault("what a group holds", #"expect line 8 "    button \"Gift\" id \"gift\"""#) {
      guard case .group(var group) = $0[0].content.last else { return }
      let gift = group.children.removeLast()
      $0[0].content[3...] = [.group(group), gift]
    },
  ]

  /// Faults in what the shop offers.
  private static let offered: [ShopFault] = [
    ShopFault("a name of a button", #"expect button "Shop""#) { $0[0].bar[0].name = "Store" },
    ShopFault("a button too many", #"expect no button "Sell""#) {
      $0[0].bar.append(Button("Sell", action: 0))
    },
    ShopFault("a button twice", #"expect button "Shop" enabled"#) {
      $0[0].bar.append(Button("Shop", action: 1))
    },
    ShopFault("a button that is disabled", #"expect button "Ask" enabled"#) {
      $0[0].changeButton { $0.action = nil }
    },
    ShopFault("an identifier", #"expect no button "Ask" id "ask""#) {
      $0[0].changeButton { $0.identifier = "ask" }
    },
    ShopFault("a button of an alert", #"tap "Ask""#, #"expect button "No""#) {
      $0[2].changeAlert { $0.buttons.removeLast() }
    },
    ShopFault("the role of a button", #"tap "Ask""#, #"expect line 11 "button \"No\" [2] cancel""#)
    {
      $0[2].changeAlert { $0.buttons[1].role = nil }
    },
    ShopFault("a step that is enabled", #"increase "Pears""#, #"expect increase "Pears" disabled"#)
    {
      $0[3].changeStepper { $0.increment = 0 }
    },
    ShopFault("a step that is disabled", #"increase "Pears""#, #"expect decrease "Pears" enabled"#)
    {
      $0[3].changeStepper { $0.decrement = nil }
    },
    ShopFault("an alert that can't be dismissed", #"tap "Ask""#, "expect dismiss enabled") {
      $0[2].changeAlert { $0.dismissal = nil }
    },
    ShopFault("a sheet that can't be dismissed", #"tap "Shop""#, "expect dismiss enabled") {
      $0[1].changeSheet { _, dismissal in dismissal = nil }
    },
  ]

  /// Faults in what a step does.
  private static let done: [ShopFault] = [
    ShopFault("a button", #"tap "Shop""#, #"expect title "Shop""#) { $0[0].bar[0].action = 0 },
    ShopFault("a step", #"increase "Pears""#, #"expect value "Pears" "1""#) {
      $0[0].changeStepper { $0.increment = 0 }
    },
    ShopFault("a dismissal", #"tap "Shop""#, "dismiss", #"expect value "Pears" "0""#) {
      $0[1].changeSheet { _, dismissal in dismissal = 3 }
    },
    ShopFault(
      "an answer that does what another does", #"tap "Ask""#, #"tap "Yes""#,
      #"expect value "Pears" "1""#
    ) {
      $0[2].changeAlert { $0.buttons[0].action = 0 }
    },
    ShopFault(
      "a cancel button that does what another does", #"tap "Ask""#, #"tap "No""#,
      #"expect value "Pears" "0""#
    ) {
      $0[2].changeAlert { $0.buttons[1].action = 3 }
    },
  ]
}
