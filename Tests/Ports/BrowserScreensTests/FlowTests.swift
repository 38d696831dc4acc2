import BrowserScreens
import FlowDriver
import FlowTesting
import HeadlessUI
import JuiceScreens
import JuiceViewModels
import PageReading
import TestSupport
import Testing

struct FlowTests {
  @Test(
    arguments: [("", Phrases.korean, BrowserWords.korean), ("/english", .english, .english)])
  func `flows pass, and the HTML shows each screen`(
    folder: String, phrases: Phrases, words: BrowserWords
  ) throws {
    let path = ThisPackage.flows + folder
    let files = try FlowFile.all(in: path)
    #expect(files.isEmpty == false)
    for file in files.prefix(TestSizes.size(quick: 1, exhaustive: files.count)) {
      let kiosk = { JuiceKiosk(phrases: phrases) }
      var port = BrowserPort(kiosk(), words: words)
      let page = PagePort(port.html) { number in
        port.perform(number)
        return port.html
      }
      let failure = try Flow(contentsOf: file.path).compare(page, with: kiosk())
      #expect(failure == nil, "\(file.testDescription)")
    }
  }
}
