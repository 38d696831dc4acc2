import HeadlessUI
import Testing

struct LayerTests {
  private let sheet = Screen(
    title: "Sheet",
    bar: [Button("Close", action: 1)],
    content: [.text("Inside")]
  )

  @Test(
    arguments: [
      ("Title", "Message", "Title", ["Message", "OK"]), (nil, "Message", "Message", ["OK"]),
      ("Title", nil, "Title", ["OK"]), (nil, nil, "", ["OK"]),
    ] as [(String?, String?, String, [String])])
  func `an alert is named by its title, or else by its message`(
    title: String?, message: String?, name: String, nodes: [String]
  ) {
    let alert = Alert(
      title: title, message: message, buttons: [Button("OK", action: 2)], dismissal: Dismissal(3))
    let layer = Screen(title: "Base", modal: .alert(alert)).topLayer
    #expect([alert.name, layer.name] == [name, name])
    #expect(layer.nodes.map(\.name) == nodes)
    #expect(layer.dismissal == Dismissal(3))
  }

  @Test(
    arguments: [
      ("lamp", 1, 0), ("heat", 3, 2), ("heat", nil, 1), ("fan", 3, nil), ("none", 3, nil),
      (nil, 3, nil),
    ] as [(String?, Int?, Int?)])
  func `a layer gives the focus to the control that it names, on a stepper to the sign for more`(
    name: String?, increment: Int?, focus: Int?
  ) {
    let stepper = Stepper(
      "Heat", value: "20", decrement: 2, increment: increment, identifier: "heat")
    let screen = Screen(
      title: "Room", bar: [Button("Lamp", action: 1, identifier: "lamp")],
      content: [.stepper(stepper), .button(Button("Fan", action: nil, identifier: "fan"))],
      focus: name)
    #expect(screen.topLayer.focus == focus)
  }

  @Test func `layers lie over each other in order, each with its bar and its content`() {
    var top = sheet
    top.modal = .alert(Alert(message: "Alert", buttons: []))
    var middle = sheet
    middle.title = "Middle"
    middle.modal = .sheet(top, dismissal: Dismissal(5))
    let layers = Screen(title: "Base", modal: .sheet(middle, dismissal: Dismissal(4))).layers
    #expect(layers.map(\.role) == [.screen, .sheet, .sheet, .alert])
    #expect(layers.map(\.name) == ["Base", "Middle", "Sheet", "Alert"])
    #expect(layers.map(\.dismissal?.action) == [nil, 4, 5, nil])
    #expect(layers[1].nodes == [.button(Button("Close", action: 1)), .text("Inside")])
  }
}
