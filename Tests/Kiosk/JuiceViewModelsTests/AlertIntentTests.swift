import JuiceViewModels
import Testing

struct AlertIntentTests {
  @Test func `a dismissal means the first cancel button`() {
    let alert = AlertIntent(
      title: "a",
      message: "b",
      buttons: [
        .init(label: "c", role: .destructive, action: .close),
        .init(label: "d", role: .cancel, action: .editStock),
        .init(label: "e", role: .cancel, action: .close),
      ])
    #expect(alert.dismissal == .editStock)
  }

  @Test func `without a cancel button there is no dismissal`() {
    #expect(AlertIntent.unknown.dismissal == nil)
    #expect(AlertIntent.short.dismissal == .close)
  }

  @Test func `without any button a dismissal is the way on`() {
    #expect(AlertIntent(message: "a", buttons: []).dismissal == .close)
  }

  @Test func `alerts are equal when they say and offer the same`() {
    var other = AlertIntent.short
    #expect(other == .short)
    other.buttons.reverse()
    #expect((other == .short) == false)
    other.buttons.reverse()
    other.buttons[1].role = .destructive
    #expect((other == .short) == false)
  }

  @Test func `a changed copy leaves the alert as it was`() {
    let alert = AlertIntent(title: "a", message: "b", buttons: [.init(label: "c")])
    var copy = alert
    copy.title = nil
    copy.message = "d"
    #expect(copy == AlertIntent(message: "d", buttons: [.init(label: "c")]))
    #expect(alert == AlertIntent(title: "a", message: "b", buttons: [.init(label: "c")]))
    #expect(Set([alert, copy, alert]).count == 2)
    copy.title = "a"
    copy.message = "b"
    #expect(copy == alert)
    #expect(copy.hashValue == alert.hashValue)
  }
}
