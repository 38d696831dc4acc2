import BrowserUI
import FlowDriver
import FlowTesting
import HeadlessUI
import JuiceScreens
import JuiceViewModels
import PageReading
import TestFiles
import TestSizes
import Testing

struct PagePort: AppPort {
  var port: BrowserPort<JuiceKiosk>

  func currentScreen() throws(PageError) -> Screen<Int> { try Screen(page: port.html) }

  mutating func perform(_ number: Int) throws(PageError) { port.perform(number) }
}

struct FlowTests {
  @Test(
    arguments: [("", Phrases.korean, BrowserWords.korean), ("/english", .english, .english)])
  func `flows pass, and the HTML shows each screen`(
    folder: String, phrases: Phrases, words: BrowserWords
  ) throws {
    let path = ThisPackage.flows + folder
    let files = try FlowFile.all(in: path)
    #expect(files.isEmpty == false)
    for file in files.prefix(TestSizes.size(quick: 2, exhaustive: files.count)) {
      let kiosk = { JuiceKiosk(phrases: phrases) }
      let port = PagePort(port: BrowserPort(kiosk(), words: words))
      let flow = try Flow(contentsOf: file.path)
      let failure = try flow.compare(port, with: kiosk())
      #expect(failure == nil, "\(file.testDescription)")
    }
  }
}
