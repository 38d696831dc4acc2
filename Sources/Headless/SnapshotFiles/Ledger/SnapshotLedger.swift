import Descriptors
import Foundation

/// The file to which every process of a test run appends what it asks for.
///
/// The command `text-snapshots test` creates the file, and names it in the environment of the run.
/// Each record is written at once and at the end of the file, so that processes don't disturb each
/// other.
package final class SnapshotLedger: Sendable {
  /// The environment variable that names the file.
  package static let variable = "TEXT_SNAPSHOTS_LEDGER"

  private let path: String
  private let descriptor: Int32

  /// Opens the ledger that an environment names.
  ///
  /// - Returns: `nil` if the environment names none.
  /// - Throws: ``SnapshotFailure/inaccessible(path:reason:)`` if the file can't be opened.
  package init?(environment: [String: String]) throws(SnapshotFailure) {
    guard let path = environment[SnapshotLedger.variable], path.isEmpty == false else { return nil }
    self.path = path
    descriptor = open(path, O_WRONLY | O_APPEND | O_CLOEXEC | O_NOFOLLOW)
    guard descriptor >= 0 else { throw SnapshotLedger.failure(.last, path) }
  }

  deinit {
    if descriptor >= 0 { close(descriptor) }
  }

  /// Appends a record.
  ///
  /// - Throws: ``SnapshotFailure/inaccessible(path:reason:)`` if the file doesn't take the record.
  package func append(_ record: LedgerRecord) throws(SnapshotFailure) {
    let bytes = record.bytes
    let count = bytes.withUnsafeBytes { systemWrite(descriptor, $0) }
    guard count == bytes.count else {
      throw SnapshotLedger.failure(count < 0 ? .last : SystemError(code: ENOSPC), path)
    }
  }

  private static func failure(_ error: SystemError, _ path: String) -> SnapshotFailure {
    let reason = "can't be written (\(error)); run the tests with `text-snapshots test`"
    return .inaccessible(path: "\(variable)=\(path)", reason: reason)
  }
}

/// Something that a process of a test run has to say about snapshots.
package enum LedgerRecord: Hashable, Sendable {
  /// An assertion asked for a snapshot, whose path in a folder has no extension.
  case asked(folder: String, path: String)
  /// An assertion left a text pending beside a snapshot, whose path in a folder has no extension.
  case pending(folder: String, path: String)
  /// A process began to run the XCTest cases of a bundle.
  case began(process: String)
  /// A process ran the XCTest cases of a bundle to the end.
  case ended(process: String)
  /// An XCTest case was skipped.
  case skipped(test: String)

  /// The letter of the kind and the fields, each with a zero byte at its end.
  fileprivate var bytes: [UInt8] {
    let (kind, fields): (Character, [String]) =
      switch self {
      case .asked(let folder, let path): ("a", [folder, path])
      case .pending(let folder, let path): ("p", [folder, path])
      case .began(let process): ("b", [process])
      case .ended(let process): ("e", [process])
      case .skipped(let test): ("s", [test])
      }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(fields.reduce(2) { $0 + $1.utf8.count + 1 })
    bytes += kind.utf8
    for field in fields {
      bytes += field.utf8
      bytes.append(0)
    }
    return bytes
  }

  /// Returns the records of a ledger, or `nil` if its last record is cut or unknown.
  package static func all(in bytes: [UInt8]) -> [LedgerRecord]? {
    guard bytes.last ?? 0 == 0 else { return nil }
    var fields = bytes.split(separator: 0, omittingEmptySubsequences: false).dropLast().map {
      String(decoding: $0, as: UTF8.self)
    }[...]
    var records: [LedgerRecord] = []
    while let first = fields.popFirst() {
      guard let record = LedgerRecord(first.first, first.dropFirst(), &fields) else { return nil }
      records.append(record)
    }
    return records
  }

  /// Creates a record from its letter, its first field, and the fields that follow.
  private init?(_ kind: Character?, _ field: Substring, _ rest: inout ArraySlice<String>) {
    switch kind {
    case "a", "p":
      guard let path = rest.popFirst() else { return nil }
      let folder = String(field)
      self = kind == "a" ? .asked(folder: folder, path: path) : .pending(folder: folder, path: path)
    case "b": self = .began(process: String(field))
    case "e": self = .ended(process: String(field))
    case "s": self = .skipped(test: String(field))
    default: return nil
    }
  }
}
