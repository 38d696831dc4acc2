import HeadlessUI
import SwiftUI
import Testing

@MainActor struct FieldTests {
  private enum Action { case name, order }

  private func field(
    text: String = "Ada", entered: Action? = .name, submitted: Action? = .order,
    isHidden: Bool = false, isMultiline: Bool = false
  ) -> Node<Action> {
    .field(
      "Name", text: text, placeholder: "For the cup", entered: entered, submitted: submitted,
      isHidden: isHidden, isMultiline: isMultiline, status: Status("Taken", holds: true),
      identifier: "name")
  }

  /// Types a text into the view of a field, ends it, and returns what the app gets.
  private func inputs(_ field: Node<Action>) -> [Input<Action>] {
    var inputs: [Input<Action>] = []
    for part in Host(FieldView(field: field) { inputs.append($0) }).draw() {
      if case .field(_, _, _, let enter) = part { enter("Bo") }
      if case .submit(let action) = part { action() }
    }
    return Set(inputs).count == inputs.count ? inputs : []
  }

  @Test func `a field in SwiftUI takes a text, and Return`() {
    #expect(Set(inputs(field())) == [.text("Bo", .name), .action(.order)])
    #expect(inputs(field(submitted: nil)) == [.text("Bo", .name)])
    #expect(inputs(field(entered: nil, submitted: nil)) == [])
  }

  @Test func `a field in SwiftUI shows all that it has`() {
    func drawn(_ field: Node<Action>) -> String {
      Host(FieldView(field: field) { _ in }).draw().map { "\($0)" }.joined(separator: "\n")
    }
    let plain = drawn(field())
    for part in ["identifier(\"name\")", "\"Name\", text: \"Ada\"", "For the cup", "Taken"] {
      #expect(plain.contains(part))
    }
    #expect(plain.contains("disabled") == false && plain.contains("horizontal"))
    #expect(drawn(field(isMultiline: true)).contains("vertical"))
    #expect(drawn(field(isHidden: true)).contains("secret"))
    #expect(drawn(field(entered: nil)).contains("disabled"))
  }

  @Test func `a picture in SwiftUI is an image with its name, or its symbol`() {
    func drawn(_ source: PictureSource?) -> String {
      let picture = Node<Action>.picture("A latte", symbol: "🥛", source: source)
      return Host(PictureView(picture: picture)).draw().map { "\($0)" }.joined(separator: "\n")
    }
    for source in [PictureSource.bytes([1]), .file("latte")] {
      #expect(drawn(source) == "spoken(\"A latte\")\nimage")
    }
    for source in [nil, PictureSource.bytes([])] {
      #expect(drawn(source) == "spoken(\"A latte\")\ntext(\"🥛\")")
    }
  }

  @Test func `a field in UIKit takes a text, and Return, and leaves what is composed`() {
    var inputs: [Input<Action>] = []
    let view = ScreenTextField(field()) { inputs.append($0) }
    #expect(view.shown == ["Ada", "For the cup", "enabled"])
    view.type("Bo", isComposing: false)
    view.pressReturn()
    #expect(inputs == [.text("Bo", .name), .action(.order)])
    view.type("ㅎ", isComposing: true)
    #expect(inputs.last == .text("ㅎ", .name))
    view.show(field(text: "", entered: nil))
    #expect(view.shown == ["ㅎ", "For the cup", "disabled"])
    view.type("하", isComposing: false)
    view.show(field(text: ""))
    #expect(view.shown == ["", "For the cup", "enabled"])
    #expect(inputs.count == 3)
  }
}
