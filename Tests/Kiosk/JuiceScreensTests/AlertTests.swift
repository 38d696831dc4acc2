import HeadlessUI
import JuiceScreens
import JuiceViewModels
import Testing

struct AlertTests {
  @Test func `an intent becomes an alert of the same words, roles and actions`() {
    let intent = AlertIntent(
      title: "Title",
      message: "Message",
      buttons: [
        .init(label: "Plain", action: .editStock),
        .init(label: "Twice", role: .destructive, action: .close),
        .init(label: "Keep", role: .cancel, action: .close),
      ]
    )
    #expect(
      alert(intent)
        == Alert(
          title: "Title",
          message: "Message",
          buttons: [
            Button("Plain", action: .alertButtonTapped(.editStock)),
            Button("Twice", action: .alertButtonTapped(.close), role: .destructive),
            Button("Keep", action: .alertButtonTapped(.close), role: .cancel),
          ],
          dismissal: .dismissed
        ))
  }

  @Test func `an intent without a cancel button refuses a dismissal`() {
    let told = alert(AlertIntent(message: "So.", buttons: [.init(label: "OK")]))
    #expect(told.title == nil)
    #expect(told.dismissal == nil)
    #expect(told.buttons == [Button("OK", action: .alertButtonTapped(.close))])
  }
}
