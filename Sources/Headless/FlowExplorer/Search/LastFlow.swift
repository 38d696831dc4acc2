import CellText
import DescriptorIO
import Foundation
import HeadlessUI
import Synchronization

/// The flow that a thread performs, which is printed as an error if the process ends meanwhile.
@usableFromInline
package final class LastFlow: @unchecked Sendable {
  /// In seconds; a step that takes longer ends the process.
  nonisolated(unsafe) package static var limit = 10
  /// A lock that a thread sanitizer knows, unlike a `Mutex` for which threads wait.
  static let lock = NSLock()
  nonisolated(unsafe) private static var current: [pthread_t: LastFlow] = [:]

  /// Where the flow leads.
  @usableFromInline var place = Place(state: 0) {
    didSet { moves.add(1, ordering: .relaxed) }
  }
  /// Returns the findings of an exploration so far and the flow to a place.
  ///
  /// It's `nil` once the work is done, because tasks that go on keep this object.
  private var texts: ((Place) -> (known: String, flow: String))?
  /// The number of times that the place has changed since the watch looked last.
  private let moves = Atomic(0)
  /// For how many seconds the watch has seen the same place.
  private var seconds = 0

  init(_ texts: @escaping (Place) -> (known: String, flow: String)) { self.texts = texts }

  /// Performs work that performs a flow.
  static func keep<Result>(
    after known: @escaping @autoclosure () -> String = "", _ text: @escaping (Place) -> String,
    _ work: (LastFlow) -> Result
  ) -> Result {
    SignalAction.giveThreadStack()
    let flow = LastFlow { (known(), text($0)) }
    let key = key
    let thread = pthread_self()
    let former = lock.withLock { current.updateValue(flow, forKey: thread) }
    pthread_setspecific(key, Unmanaged.passUnretained(flow).toOpaque())
    defer {
      pthread_setspecific(key, former.map { Unmanaged.passUnretained($0).toOpaque() })
      lock.withLock { current[thread] = former }
      flow.texts = nil
    }
    return work(flow)
  }

  /// Does in vain what the end of the process does, because the runtime frees memory when it gets to know a
  /// type.
  @usableFromInline
  func rehearse() {
    place.step = place.affordances.indices.first
    print("", to: -1)
    place.step = nil
    LastFlow.crashFlows { _ in false }
  }

  /// Crashes some flows of other threads, and returns whether there are any.
  @discardableResult
  static func crashFlows(where isMeant: (LastFlow) -> Bool) -> Bool {
    let own = pthread_self()
    guard lock.try() else { return false }
    defer { lock.unlock() }
    var isCrashing = false
    for (thread, flow) in current where (thread == own) == false && isMeant(flow) {
      pthread_kill(thread, SIGTRAP)
      isCrashing = true
    }
    return isCrashing
  }

  func print(_ end: String, to descriptor: Int32) {
    let time = LastFlow.limit.counted("second")
    let late = "took more than \(time), perhaps in a loop, or to wait for another step,"
    guard let (known, flow) = texts?(place) else { return }
    let heading = "# The app \(isLate ? late : end) at the end of this flow:\n"
    DescriptorStream(descriptor, reveals: true).write(known + heading + flow)
  }

  private var isLate: Bool { seconds > LastFlow.limit }

  func isLateNow() -> Bool {
    seconds = moves.exchange(0, ordering: .relaxed) == 0 ? seconds + 1 : 0
    return isLate
  }
}
