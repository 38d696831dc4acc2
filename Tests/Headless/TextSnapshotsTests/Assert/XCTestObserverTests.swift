#if canImport(Glibc)
  import Foundation
  import SnapshotFiles
  import Testing
  import XCTest

  @testable import TextSnapshots

  @Suite struct XCTestObserverTests {
    @Test func `the ledger has the beginning, the skipped tests, and the end of an XCTest run`()
      async
    {
      await #expect(processExitsWith: .exitCode(42)) {
        await Task.detached {
          let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
          try? Data().write(to: file)
          let variable = [SnapshotLedger.variable: file.path]
          guard let ledger = try? SnapshotLedger(environment: variable) else { return }
          let observer = XCTestObserver(ledger: ledger)
          XCTestObservationCenter.shared.addTestObserver(observer)
          XCTestCase(name: "testBefore") { _ in throw XCTSkip() }.run()
          observer.testBundleWillStart(.main)
          XCTestCase(name: "testPasses") { _ in }.run()
          XCTestCase(name: "testOrder") { _ in throw XCTSkip() }.run()
          observer.testBundleDidFinish(.main)
          let records = (try? Data(contentsOf: file)).flatMap { LedgerRecord.all(in: Array($0)) }
          try? FileManager.default.removeItem(at: file)
          let process = "\(getpid())"
          let expected: [LedgerRecord] = [
            .began(process: process), .skipped(test: "XCTestCase.testOrder"),
            .ended(process: process),
          ]
          exit(records == expected ? 42 : EXIT_FAILURE)
        }.value
      }
    }
  }
#endif
