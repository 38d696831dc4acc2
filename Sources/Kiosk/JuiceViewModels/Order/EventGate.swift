/// A gate that lets one event in at a time, for view models whose events depend on one another.
///
/// An event that arrives while another one is handled changes nothing, such as one that an alert factory,
/// an action of its own, or an observer sends.
final class EventGate {
  private var isHandling = false

  func handle(_ event: () -> Void) {
    guard isHandling == false else { return }
    isHandling = true
    event()
    isHandling = false
  }
}
