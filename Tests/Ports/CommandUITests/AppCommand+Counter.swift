import CommandUI
import TestSupport

extension AppCommand {
  init(_ languages: [String] = ["en"]) {
    self.init("counter", "Counts.", languages: languages) { _ in Counter() }
  }
}
