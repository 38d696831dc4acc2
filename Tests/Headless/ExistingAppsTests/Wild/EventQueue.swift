import ExistingApps
import FlowDriver
import FlowExplorer
import HeadlessUI

/// A queue whose events are sent again after a relaunch, because the disk still has them.
///
/// See <https://github.com/mixpanel/mixpanel-swift/pull/264>.
@MainActor final class EventQueue {
  struct Disk {
    var tracked = 0
    var waiting = 0
  }

  private let disk: ExternalValue<Disk>
  private var waiting: Int
  private let send: () async throws -> Void
  private let isMended: Bool

  init(
    isMended: Bool, disk: ExternalValue<Disk>, send: @escaping () async throws -> Void
  ) {
    self.isMended = isMended
    self.disk = disk
    self.send = send
    waiting = disk.value.waiting
    if waiting > 0 { flush() }
  }

  var tracked: Int { disk.value.tracked }
  var sent: Int { tracked - waiting }

  func track() {
    disk.value.tracked += 1
    disk.value.waiting += 1
    waiting += 1
    if waiting == 1 { flush() }
  }

  private func flush() {
    Task {
      while waiting > 0 {
        do { try await send() } catch { return }
        waiting -= 1
        if isMended { disk.value.waiting = waiting }
      }
    }
  }
}

extension Report {
  static let eventQueue = Report(
    "a queue that is flushed twice",
    found: .showsWhatTheServerHas { (received: Int) in [.value("\(received)", of: "Sent")] },
    among: Property.usual
  ) { isMended in
    let disk = ExternalValue(EventQueue.Disk())
    let received = ExternalValue(0)
    return Adapted<EventQueue> { calls in
      EventQueue(isMended: isMended, disk: disk) {
        _ = try await calls.response(to: "event")
        received.value += 1
      }
    } screen: { queue in
      Screen(
        title: "Events", bar: [Button("Track", action: queue.tracked < 2 ? "Track" : nil)],
        content: [.value("Sent", value: "\(queue.sent)")], events: [.relaunch])
    } perform: { queue, _ in
      queue.track()
    }
    .stubbed("done")
  }
}
