import ProgramUI
import TestSupport

extension AppProgram {
  init(_ languages: [String] = ["en"]) {
    self.init("counter", "Counts.", languages: languages) { _ in Counter() }
  }
}
