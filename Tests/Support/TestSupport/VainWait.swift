/// The error of a test that has waited for something in vain.
struct VainWait: Error, CustomStringConvertible {
  let description: String
}

/// Waits until a condition holds, or throws what it has waited for in vain for a minute.
package func wait(for what: String, until holds: () -> Bool) async throws {
  let end = ContinuousClock.now + .seconds(60)
  while holds() == false {
    guard end > .now else { throw VainWait(description: "waited for \(what)") }
    try await Task.sleep(for: .milliseconds(1))
  }
}
