import FlowDriver
import JuiceFiles
import JuiceModel
import JuiceScreens
import JuiceViewModels
import Testing

struct KioskTests {
  @Test func `a kiosk of this package's own sells juice`() throws {
    let kiosk = JuiceKiosk(maker: JuiceMaker(menu: .standard), phrases: .english)
    let driver = Driver(kiosk)
    try driver.tap("Banana juice")
    try driver.expect(.alert("Banana juice is ready! Enjoy!"))
  }

  @Test func `a menu that can't be read says so`() {
    #expect(throws: FileError.self) { try Menu(file: "/nowhere/menu.json") }
  }
}
