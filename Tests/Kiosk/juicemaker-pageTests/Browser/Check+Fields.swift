import Browsers
import Foundation
import HeadlessUI
import TestSupport

extension Check {
  private static func field(
    _ app: TypedApp, _ name: String = "Name", submitted: String? = nil, isMultiline: Bool = false,
    offered: [String] = []
  ) -> Node<String> {
    .field(
      name, text: app.text, entered: "text", submitted: submitted, isMultiline: isMultiline,
      offered: offered, identifier: name)
  }

  /// Each key changes the text of the app, which is rewritten only if it's another one than was typed.
  static let typing = Check("Each change is told, and the caret stays where it is") { page in
    for isCovered in [false, true] {
      let form = try FieldPage(page) { app in
        let found = app.text.map { Node<String>.text("Found \($0)") }
        let content = [.group(children: found), field(app)]
        let sheet = isCovered ? Layer<String>.sheet(title: "Films", content: content) : nil
        return Screen(title: "Films", content: isCovered ? [] : content, coveredBy: [sheet])
      }
      try form.focus("Name")
      try form.expect(.text("a", 1)) { try form.type("a") }
      try form.expect(.text("ab", 1)) { try form.type("b") }
      try page.expect("(probe.top().news ?? news).textContent", "Found b")
      try form.expect(after: { try page.tab.press(.left) })
      try form.expect(.text("a9b", 1)) { try form.type("9") }
      try form.expectCaret("a9", "b")
      try form.expect(.text("a9 1b", 1)) { try form.type(" 1") }
      try page.expect("probe.field === document.activeElement", "true")
      try page.expect("probe.field.labels[0].textContent", "Name")
    }
  }

  /// A text that the app changes or refuses is shown, and the caret keeps what follows it.
  static let changedText = Check("A text that the app changes is shown") { page in
    let change = { (text: String) in
      text.count > 4 ? "" : text.replacing("x", with: "").uppercased()
    }
    for isMultiline in [false, true] {
      let form = try FieldPage(page, change: change) { app in
        Screen(title: "Films", content: [field(app, isMultiline: isMultiline)])
      }
      try form.focus("Name")
      try form.expect(.text("a", 1)) { try form.type("a") }
      try form.expectCaret("A", "")
      try form.expect(after: { try page.tab.press(.left) })
      try form.expect(.text("bcA", 1)) { try form.type("bc") }
      try form.expectCaret("BC", "A")
      try form.expect(.text("BCxA", 1)) { try form.type("x") }
      try form.expectCaret("BC", "A")
      try form.expect(.text("BC   A", 1)) { try form.type("   ") }
      try form.expectCaret("", "")
      try form.expect(.text("x", 1)) { try form.type("x") }
    }
  }

  /// A composition isn't told, and what is drawn meanwhile leaves it alone.
  ///
  /// Firefox and Safari send another `input` after its end.
  static let composition = Check("A composition is told when it ends") { page in
    let form = try FieldPage(page) { app in
      let rows = ["Mango", "Kiwi"].map { name in
        Node.group(name, children: [.button(Button("Add", action: "add")), field(app, name)])
      }
      let count = app.actions.count
      let more = (0..<count).map { Node<String>.group("\($0)", children: []) }
      return Screen(title: "Films", content: count < 3 ? more + rows : more + rows.reversed())
    }
    func expectComposition(_ text: String) throws {
      try page.expect("probe.field === document.activeElement && probe.field.value", text)
    }
    try form.focus("Kiwi")
    try form.compose("ㅎ")
    try expectComposition("ㅎ")
    for _ in 0..<4 {
      try page.tab.evaluate("probe.told = []")
      try form.redraw(1)
      try expectComposition("ㅎ")
    }
    try form.compose("한")
    try page.expect("probe.told.length", "1")
    try expectComposition("한")
    try form.expect(.text("한", 2)) { try form.type("한") }
    try form.expectCaret("한", "")
    try form.expect(after: {
      try page.tab.evaluate("probe.field.dispatchEvent(new InputEvent('input', { bubbles: true }))")
    })
  }

  /// Return does what the field says, once, and is otherwise a line, or nothing.
  static let submit = Check("Return submits") { page in
    let form = try FieldPage(page) { app in
      Screen(
        title: "Films",
        content: [
          field(app, "One", submitted: "one"),
          field(app, "Lines", submitted: "lines", isMultiline: true),
          field(app, "Nothing"), field(app, "More", isMultiline: true),
        ])
    }
    try form.focus("One")
    try form.expect(.text("a", 1)) { try form.type("a") }
    try form.expect(.action(2)) { try page.tab.press(.enter, times: 4) }
    try form.expect(after: {
      try page.tab.evaluate("probe.pressReturnWhileComposing()")
    })
    try form.focus("Lines")
    try form.expect(.action(4)) { try page.tab.press(.enter) }
    try form.expect(.text("\na", 3)) { try page.tab.press(.enter, withShift: true) }
    try form.focus("Nothing")
    try form.expect(after: { try page.tab.press(.enter) })
    try form.focus("More")
    try form.expect(.text("\n\na", 6), .text("\n\n\na", 6)) { try page.tab.press(.enter, times: 2) }
    try form.focus("One")
    try form.expect(.action(2)) { try page.tab.press(.enter) }
    try page.expect("document.querySelector('[data-id=One] > input').value", "a")
  }

  /// The app is told when a person comes to a field and leaves it, but not when a field stays.
  static let toldFocus = Check("The app is told which field a person comes to and leaves") { page in
    let form = try FieldPage(page) { app in
      let fields = ["One", "Two"].map { name in
        Node.field(
          name, text: app.text, entered: name, focused: "to", left: "from", identifier: name)
      }
      let count = app.actions.count
      let rows = count == 5 ? [] : count.isMultiple(of: 2) ? fields.reversed() : fields
      return Screen(title: "Films", content: rows + [.button(Button("Go", action: "go"))])
    }
    try form.expect(.action(5)) { try form.focus("One") }
    try form.expect(.text("a", 1)) { try form.type("a") }
    try form.expect(.action(3), .action(2)) { try form.focus("Two") }
    try form.expect(.action(6)) {
      try page.tab.evaluate("document.querySelector('main button').focus()")
    }
    try form.expect(.action(5)) { try form.focus("One") }
    try page.expect("document.querySelector('main input')", "null")
  }

  /// Whatever comes into a field, the page goes on.
  static let badText = Check("Any text is told and shown") { page in
    let form = try FieldPage(page) { app in Screen(title: "Films", content: [field(app)]) }
    try form.focus("Name")
    func enter(_ text: String) throws {
      try page.tab.evaluate("probe.enter(\"\(text)\")")
    }
    for text in ["\\ud83d", "\\udf53", "\\udf53\\ud83d"] {
      let repaired = String(repeating: "\u{FFFD}", count: text.count / 6)
      try form.expect(.text("a\(repaired)b", 1)) { try enter("a\(text)b") }
    }
    try form.expect(.text("\u{1}\u{1B}[2J\u{202E}\u{2060}\u{2400}", 1)) {
      try enter("\\u0001\\u001b[2J\\u202e\\u2060\\u2400")
    }
    let long = String(repeating: "a", count: 1 << 20)
    try form.expect(.text(long, 1)) { try enter(long) }
    try form.expect(.text("", 1)) { try enter("") }
  }

  /// A field that disappears while a person types takes nothing along: the next keys press no button.
  static let goneField = Check("A field that disappears takes nothing along") { page in
    let form = try FieldPage(page) { app in
      let other = Node.field("Other", text: app.text, entered: "other")
      let button = Node.button(Button("Buy", action: "buy"))
      let isGone = app.text == "ab"
      return Screen(
        title: isGone ? "Bought" : "Films",
        content: [button] + (isGone ? [other] : [field(app), other]))
    }
    try form.focus("Name")
    try form.expect(.text("a", 2)) { try form.type("a") }
    try form.expect(.text("ab", 2)) { try form.type("b") }
    try page.expect("news.textContent", "Bought")
    try form.expect(after: {
      for key in [Key.space, .enter] { try page.tab.press(key) }
    })
    try page.expect("document.querySelector('main input').value", "ab")
  }

  /// The focus goes where the app moves it, and stays with the person otherwise.
  static let movedFocus = Check("The focus goes where the app moves it") { page in
    let form = try FieldPage(page) { app in
      let focus = ["One", "One", "Two", "Two", nil, "go"][app.actions.count]
      let go = Button("Go", action: "go", identifier: "go")
      return Screen(
        title: "Films",
        content: [field(app, "One", submitted: "one"), .button(go), field(app, "Two")],
        focus: focus)
    }
    func expectFocus(_ name: String) throws {
      try page.expect(
        "document.activeElement.closest('[data-id]').dataset.id", name,
        "after \(form.app.actions.count) actions")
    }
    try expectFocus("One")
    try form.expect(.text("a", 1)) { try form.type("a") }
    try form.expect(.action(3)) { try page.click("button[data-id=go]") }
    try expectFocus("go")
    try form.expect(.action(3)) { try page.tab.press(.enter) }
    try expectFocus("Two")
    try form.focus("One")
    try form.expect(.action(2)) { try page.tab.press(.enter) }
    try expectFocus("One")
    try form.expect(.action(2)) { try page.tab.press(.enter) }
    try expectFocus("One")
    try form.expect(.action(2)) { try page.tab.press(.enter) }
    try expectFocus("go")
  }

  /// Fields can be read and touched, a disabled one keeps the focus, and pictures are shown.
  static let fieldLook = Check("Fields fit, and pictures are shown") { page in
    let red =
      "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg=="
    let bytes = Data(base64Encoded: red).map { Array($0) } ?? []
    let form = try FieldPage(page) { app in
      let isOpen = app.text.isEmpty
      return Screen(
        title: "Films",
        content: [
          .picture("Red", symbol: "🟥", source: .bytes(bytes)), .picture("Cup", symbol: "☕️"),
          .field(
            "Name", text: app.text, placeholder: "Yours", entered: isOpen ? "text" : nil,
            offered: ["Ann"], status: Status("Taken", holds: isOpen == false, isWarning: true)),
          .field("Lines", text: "a\nb", entered: "lines", isMultiline: true),
          .field("Word", text: "secret", entered: "word", isHidden: true),
        ])
    }
    try page.tab.wait(until: "document.querySelector('img').naturalWidth === 1")
    try page.expect("document.querySelector('main input').list.options[0].value", "Ann")
    try page.expect("document.querySelector('[type=password]').value", "secret")
    try page.click("main label", at: 0)
    try form.expect(.text("x", 1)) { try form.type("x") }
    try form.expect(after: { try form.type("y") })
    try page.expect("document.activeElement.readOnly", "true")
    for (width, letters) in [(320, 200), (390, 100), (1080, 100)] {
      try page.resize(width: width, height: 800, letters: letters)
      try page.expect("probe.overflow() + probe.targets()", "", "at \(width) px, \(letters) %")
      for scheme in ["light", "dark"] {
        try page.prefer(scheme)
        try page.expect("probe.contrast()", "", "in the \(scheme) scheme")
      }
    }
  }
}
