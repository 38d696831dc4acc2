import HeadlessUI
import Testing

struct LayerTests {
  private let sheet = Screen(
    title: "Sheet",
    bar: [Button("Close", action: 1)],
    content: [.text("Inside")]
  )

  @Test func `a screen alone is one layer of its bar and content`() {
    let layers = sheet.layers
    #expect(layers.map(\.role) == [.screen])
    #expect(layers.map(\.name) == ["Sheet"])
    #expect(layers.map(\.nodes) == [[.button(Button("Close", action: 1)), .text("Inside")]])
    #expect(layers.map(\.dismissal) == [nil])
  }

  @Test func `an alert with a title reads its message before its buttons`() {
    let alert = Alert(
      title: "Title", message: "Message", buttons: [Button("OK", action: 2)], dismissal: 3)
    let layers = Screen(title: "Base", modal: .alert(alert)).layers
    #expect(layers.map(\.role) == [.screen, .alert])
    #expect(layers.map(\.name) == ["Base", "Title"])
    #expect(layers.last?.nodes == [.text("Message"), .button(Button("OK", action: 2))])
    #expect(layers.map(\.dismissal) == [nil, 3])
  }

  @Test func `an alert without a title is named by its message`() {
    let alert = Alert<Int>(message: "Message", buttons: [Button("OK", action: 2)])
    let layer = Screen(title: "Base", modal: .alert(alert)).layers.last
    #expect(layer?.name == "Message")
    #expect(layer?.nodes == [.button(Button("OK", action: 2))])
    #expect(layer?.dismissal == nil)
  }

  @Test func `an alert without a message reads its title alone`() {
    let alert = Alert<Int>(title: "Title", buttons: [Button("OK", action: 2)])
    let layer = Screen(title: "Base", modal: .alert(alert)).layers.last
    #expect(layer?.name == "Title")
    #expect(layer?.nodes == [.button(Button("OK", action: 2))])
  }

  @Test func `an alert is named by its title, or else by its message`() {
    #expect(Alert<Int>(title: "Title", message: "Message", buttons: []).name == "Title")
    #expect(Alert<Int>(title: "Title", buttons: []).name == "Title")
    #expect(Alert<Int>(message: "Message", buttons: []).name == "Message")
    #expect(Alert<Int>(buttons: []).name.isEmpty)
  }

  @Test func `layers lie over each other in order`() {
    var top = sheet
    top.modal = .alert(Alert(message: "Alert", buttons: []))
    var middle = sheet
    middle.title = "Middle"
    middle.modal = .sheet(top, dismissal: 5)
    let layers = Screen(title: "Base", modal: .sheet(middle, dismissal: 4)).layers
    #expect(layers.map(\.role) == [.screen, .sheet, .sheet, .alert])
    #expect(layers.map(\.name) == ["Base", "Middle", "Sheet", "Alert"])
    #expect(layers.map(\.dismissal) == [nil, 4, 5, nil])
  }

  @Test func `the topmost layer offers what its screen offers`() {
    for place in [Thermostat.Place.home, .settings, .question] {
      let screen = Thermostat(place: place).screen
      #expect(screen.layers.last?.affordances == screen.affordances)
    }
  }

  @Test func `the topmost layer is the last`() {
    let alert = Alert(message: "Message", buttons: [Button("OK", action: 2)], dismissal: 3)
    var covered = sheet
    covered.modal = .alert(alert)
    let modals: [Modal<Int>?] = [
      nil, .alert(alert), .sheet(sheet, dismissal: 4), .sheet(covered, dismissal: nil),
    ]
    for modal in modals {
      let screen = Screen<Int>(title: "Base", modal: modal)
      #expect(screen.topLayer == screen.layers.last)
    }
  }
}
