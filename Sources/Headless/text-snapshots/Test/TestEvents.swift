import Foundation

/// What Swift Testing's stream of events tells about a run.
///
/// The processes of a run write to the same stream, one after the other.
struct TestEvents {
  /// The number of times that the tests of a process began.
  private(set) var started = 0
  /// The number of times that the tests of a process ended.
  private(set) var ended = 0
  /// The tests that were skipped or canceled, in whole or in part.
  private(set) var skipped: Set<String> = []

  /// Reads a stream, which has a JSON object on each line.
  ///
  /// A line that is cut is skipped.
  init(parsing stream: [UInt8]) {
    let decoder = JSONDecoder()
    for line in stream.split(separator: UInt8(ascii: "\n")) {
      guard let record = try? decoder.decode(Record.self, from: Data(line)) else { continue }
      guard record.kind == "event" else { continue }
      add(record.payload)
    }
  }

  private mutating func add(_ event: Record.Payload) {
    switch event.kind {
    case "runStarted": started += 1
    case "runEnded": ended += 1
    case "testSkipped", "testCancelled", "testCaseCancelled":
      guard let test = event.testID else { return }
      skipped.insert(test.replacing(/\/[^\/]*:[0-9]+:[0-9]+$/, with: ""))
    default: break
    }
  }

  private struct Record: Decodable {
    let kind: String
    let payload: Payload

    struct Payload: Decodable {
      let kind: String?
      let testID: String?
    }
  }
}
