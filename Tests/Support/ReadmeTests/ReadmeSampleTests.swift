import FlowDriver
import JuiceModel
import JuiceScreens
import JuiceViewModels
import Testing

@Test func `a view model says everything that a screen shows`() {
  let order = OrderViewModel(phrases: .english)
  #expect(order.juices[0].shortageReason == "Not enough Strawberry")
  order.juiceButtonTapped(.kiwi)
  #expect(order.fruits[3].count == "7")
  #expect(order.alert?.intent.message == "Kiwi juice is ready! Enjoy!")
}

@Test func `ordering without stock offers to restock`() throws {
  let driver = Driver(JuiceKiosk(phrases: .english))
  try driver.run(
    .tap("Strawberry juice"),
    .expect(.alert("Not enough fruit. Edit the stock?")),
    .tap("Yes"),
    .increase("Strawberry", by: 6),
    .tap("Close"),
    .expect(.value("16", of: "Strawberry")))
}

@Test func `what is done in a kiosk becomes a flow`() throws {
  let kiosk = RecordedApp(JuiceKiosk(phrases: .english))
  let driver = Driver(kiosk)
  try driver.run(.tap("Kiwi juice"), .tap("OK"))
  let flow = """
    tap "Kiwi juice"
    expect alert "Kiwi juice is ready! Enjoy!"
    expect button "OK" enabled
    tap "OK"
    expect no alert
    expect value "Kiwi" "7"

    """
  #expect("\(kiosk.flow)" == flow)
}
