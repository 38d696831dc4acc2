import Testing

struct ImportRuleTests {
  @Test(arguments: [
    ("JuiceModel", "import Foundation"),
    ("JuiceModel", "internal import JuiceViewModels"),
    ("JuiceViewModels", "import HeadlessUI"),
    ("HeadlessUI", "public import struct Foundation.Date"),
    ("HeadlessUI", "@_exported public import JuiceModel"),
    ("JuiceScreens", "import TextRenderer"),
    ("TextRenderer", "#if canImport(Glibc)\nimport Glibc\n#endif"),
    ("FlowDriver", "import Observation"),
    ("TextSnapshots", "import HeadlessUI"),
    ("JuiceFiles", "import JuiceViewModels"),
  ])
  func `an import from beside or above is a violation`(module: String, text: String) {
    let path = "Sources/Kiosk/\(module)/Sample.swift"
    #expect(ImportRule().lines(breakingIn: text, at: path).count == 1)
  }

  @Test(arguments: [
    ("JuiceModel", "import Observation\nlet a = \"import Foundation\""),
    ("JuiceViewModels", "public import JuiceModel"),
    ("JuiceScreens", "import HeadlessUI\nimport JuiceViewModels\nimport Synchronization"),
    ("FlowDriver", "import TextRenderer"),
    ("TextSnapshots", "import Foundation"),
    ("JuiceFiles", "import Foundation\ninternal import JuiceModel"),
    ("juicemaker", "import Foundation"),
  ])
  func `an import from below is no violation`(module: String, text: String) {
    let path = "Sources/Kiosk/\(module)/Sample.swift"
    #expect(ImportRule().lines(breakingIn: text, at: path) == [])
  }
}
