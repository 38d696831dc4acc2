import Foundation
import SnapshotFiles
import XCTest

/// An observer that appends the beginning, the skipped tests, and the end of an XCTest run to the
/// ledger.
///
/// Swift Testing tells the command `text-snapshots test` about its tests in a stream of events;
/// XCTest has nothing of the kind.
final class XCTestObserver: NSObject, XCTestObservation {
  private let ledger: SnapshotLedger
  private let process = String(getpid())
  private var isRunning = false

  /// Creates an observer that appends to a ledger.
  init(ledger: SnapshotLedger) {
    self.ledger = ledger
  }

  /// Observes the XCTest run of this process if its environment names a ledger.
  static func observeProcess() {
    let environment = ProcessInfo.processInfo.environment
    guard let ledger = try? SnapshotLedger(environment: environment) else { return }
    XCTestObservationCenter.shared.addTestObserver(XCTestObserver(ledger: ledger))
  }

  func testBundleWillStart(_ bundle: Bundle) {
    isRunning = true
    append(.began(process: process))
  }

  func testBundleDidFinish(_ bundle: Bundle) {
    isRunning = false
    append(.ended(process: process))
  }

  /// Appends a skipped test, unless it isn't part of the run because other code runs it.
  func testCaseDidFinish(_ test: XCTestCase) {
    guard isRunning, test.testRun?.hasBeenSkipped == true else { return }
    append(.skipped(test: test.name))
  }

  /// Appends a record.
  ///
  /// If that fails, so does every assertion on a snapshot.
  private func append(_ record: LedgerRecord) { try? ledger.append(record) }
}

#if compiler(>=6.3)
  #if objectFormat(MachO)
    /// Observes the process when it starts, before XCTest runs its first test.
    @used @section("__DATA,__mod_init_func")
    private let observesAtStart: @convention(c) () -> Void = { XCTestObserver.observeProcess() }
  #elseif objectFormat(ELF)
    /// Observes the process when it starts, before XCTest runs its first test.
    @used @section(".init_array")
    private let observesAtStart: @convention(c) () -> Void = { XCTestObserver.observeProcess() }
  #endif
#endif
