import JuiceModel
import JuiceViewModels
import Testing

struct AlertIntentTests {
  @Test func `a dismissal means the first cancel button`() {
    let alert = AlertIntent(
      title: "a",
      message: "b",
      buttons: [
        .init("c", role: .destructive, action: .close),
        .init("d", role: .cancel, action: .editStock),
        .init("e", role: .cancel, action: .close),
      ])
    #expect(alert.dismissal == .editStock)
  }

  @Test func `without a cancel button there is no dismissal`() {
    #expect(AlertIntent.unknown.dismissal == nil)
    #expect(AlertIntent.short.dismissal == .close)
  }

  @Test func `an alert without buttons is closed by a dismissal`() {
    #expect(AlertIntent(message: "a", buttons: []).dismissal == .close)
  }

  @Test func `alerts are equal if they say and offer the same`() {
    let alert = AlertIntent(title: "a", message: "b", buttons: [.init("c")])
    let others = [
      AlertIntent(title: "z", message: "b", buttons: [.init("c")]),
      AlertIntent(title: "a", message: "z", buttons: [.init("c")]),
      AlertIntent(title: "a", buttons: [.init("c")]),
      AlertIntent(message: "b", buttons: [.init("c")]),
      AlertIntent(title: "a", message: "b", buttons: []),
      AlertIntent(title: "a", message: "b", buttons: [.init("z")]),
      AlertIntent(title: "a", message: "b", buttons: [.init("c"), .init("d")]),
      AlertIntent(title: "a", message: "b", buttons: [.init("c", role: .destructive)]),
      AlertIntent(title: "a", message: "b", buttons: [.init("c", action: .custom("d"))]),
    ]
    #expect(alert == AlertIntent(title: "a", message: "b", buttons: [.init("c")]))
    for other in others { #expect((alert == other) == false) }
    #expect(Set(others + [alert]).count == others.count + 1)
  }

  @Test func `an alert has a title, a message, or both`() {
    #expect(AlertIntent(title: "a", buttons: []).message == nil)
    #expect(AlertIntent(message: "a", buttons: []).title == nil)
  }
}
