import HeadlessUI

@testable import cafe

extension StubbedApp<Cafe> {
  /// Creates a café in English that is answered well or badly.
  init() { self.init(Cafe(.en), stubs: Cafe.stubs) }
}
