import Chromium
import FlowDriver
import FlowTesting
import JuiceScreens
import JuiceViewModels
import TestFiles
import Testing

extension BrowserTests {
  /// The flows of the kiosk, with a real mouse and keys, and with what the page shows compared with
  /// a kiosk after each step.
  struct FlowTests {
    @Test(arguments: try FlowFile.all(in: ThisPackage.flows))
    func `a flow shows what the kiosk shows`(file: FlowFile) throws {
      try compare(file, .korean)
    }

    @Test(arguments: try FlowFile.all(in: ThisPackage.flows + "/english"))
    func `an English flow shows what the kiosk shows`(file: FlowFile) throws {
      try compare(file, .english)
    }

    private func compare(_ file: FlowFile, _ words: Words) throws {
      guard let bench = Bench.current else { return }
      let flow = try Flow(file: file.path)
      let page = try bench.open(words)
      let failure = try flow.compare(page, with: JuiceKiosk(phrases: words.phrases))
      #expect(failure == nil)
      #expect(page.complaints(among: page.page.takeEvents()) == [])
    }
  }
}
