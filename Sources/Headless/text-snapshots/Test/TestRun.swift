import Descriptors
import Foundation
import SnapshotFiles

/// What is known about a run of `swift test` at its end.
struct TestRun {
  /// The time at which the run began.
  let start: timespec
  /// How the process of `swift test` ended.
  let exit: ProcessExit
  /// The records of the ledger, or `nil` if it's damaged.
  let records: [LedgerRecord]?
  /// The events of the run.
  let events: TestEvents

  /// Runs the tests with a ledger and a stream of events in a temporary folder.
  ///
  /// - Throws: A `CommandFailure` if the folder can't be created or the process can't be started.
  init(
    _ arguments: [String], environment: [String: String], signals: ForwardedSignals
  ) throws(CommandFailure) {
    let folder = try RunFolder()
    defer { folder.remove() }
    var environment = environment
    environment[SnapshotLedger.variable] = folder.ledger
    var now = timespec()
    clock_gettime(CLOCK_REALTIME, &now)
    start = now
    let process = try TestProcess(
      ["--event-stream-output-path", folder.events] + arguments, environment: environment,
      signals: signals)
    let (exit, bytes) = process.wait(reading: folder.reader)
    self.exit = exit
    events = TestEvents(parsing: bytes)
    records = (try? readFile(folder.ledger, upTo: .max)).flatMap(LedgerRecord.all)
  }

  /// The reason why the snapshots that the run asked for say nothing about the others, or `nil` if
  /// every test ran to its end and passed.
  var obstacle: TestObstacle? {
    switch exit {
    case .status(0): break
    case .status: return TestObstacle("the run failed")
    case .signal: return TestObstacle("the run was interrupted")
    }
    guard let records else { return TestObstacle("the ledger of the run is damaged") }
    guard events.started > 0 else { return TestObstacle("no test ran") }
    let began = records.count { if case .began = $0 { true } else { false } }
    let ended = records.count { if case .ended = $0 { true } else { false } }
    guard events.started == events.ended, began == ended else {
      return TestObstacle("a process ended before its tests did")
    }
    let skipped = records.compactMap { if case .skipped(let test) = $0 { test } else { nil } }
    let tests = events.skipped.union(skipped).sorted()
    return tests.isEmpty ? nil : TestObstacle("the run skipped tests", tests: tests)
  }
}

/// The reason why the snapshots that a run asks for say nothing about the others.
struct TestObstacle: Equatable {
  /// The reason in English.
  let reason: String
  /// The names of the tests that it concerns.
  let tests: [String]

  /// Creates a reason.
  init(_ reason: String, tests: [String] = []) {
    self.reason = reason
    self.tests = tests
  }
}

/// The temporary folder of a run, with its ledger and the pipe for its events.
private struct RunFolder {
  /// The path of the ledger.
  let ledger: String
  /// The path of the pipe.
  let events: String
  /// The descriptor that reads the pipe.
  let reader: Int32
  private let path: String
  private let writer: Int32

  init() throws(CommandFailure) {
    let parent = FileManager.default.temporaryDirectory
    var template = Array(parent.appending(path: "text-snapshots.XXXXXX").path.utf8CString)
    let isMade = mkdtemp(&template).map { _ in true } ?? false
    path = template.withUnsafeBytes { String(decoding: $0.dropLast(), as: UTF8.self) }
    (ledger, events) = (path + "/ledger", path + "/events")
    let file = isMade ? open(ledger, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600) : -1
    let isPipe = file >= 0 && mkfifo(events, 0o600) == 0
    reader = isPipe ? open(events, O_RDONLY | O_NONBLOCK | O_CLOEXEC) : -1
    writer = reader >= 0 ? open(events, O_WRONLY | O_CLOEXEC) : -1
    let error = SystemError.last
    if file >= 0 { close(file) }
    guard writer >= 0 else {
      if isMade { remove() }
      let message = "\(parent.path): no ledger can be created (\(error))"
      throw CommandFailure(status: .inaccessible, message: message)
    }
  }

  func remove() {
    for descriptor in [reader, writer] where descriptor >= 0 { close(descriptor) }
    unlink(ledger)
    unlink(events)
    rmdir(path)
  }
}
