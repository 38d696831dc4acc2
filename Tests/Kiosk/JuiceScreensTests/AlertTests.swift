import HeadlessUI
import JuiceScreens
import JuiceViewModels
import Testing

struct AlertTests {
  @Test func `an intent becomes an alert of the same words, roles, and actions`() {
    let intent = AlertIntent(
      title: "Title",
      message: "Message",
      buttons: [
        .init("Plain", action: .editStock),
        .init("Twice", role: .destructive, action: .close),
        .init("Keep", role: .cancel, action: .close),
      ]
    )
    #expect(
      Alert(intent)
        == Alert(
          title: "Title",
          message: "Message",
          buttons: [
            Button("Plain", action: .order(.alertButtonTapped(.editStock))),
            Button("Twice", action: .order(.alertButtonTapped(.close)), role: .destructive),
            Button("Keep", action: .order(.alertButtonTapped(.close)), role: .cancel),
          ],
          dismissal: .order(.dismissed)
        ))
  }

  @Test func `an intent without a cancel button refuses a dismissal`() {
    let alert = Alert(AlertIntent(message: "So.", buttons: [.init("OK")]))
    #expect(alert.title == nil)
    #expect(alert.dismissal == nil)
    #expect(alert.buttons == [Button("OK", action: .order(.alertButtonTapped(.close)))])
  }
}
