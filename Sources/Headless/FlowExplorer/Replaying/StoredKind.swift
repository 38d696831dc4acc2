import Foundation
import Observation
import SteppedTasks

/// What counts of the values of a type.
enum StoredKind {
  case nothing, unread, exactText, value, uuid, time, error, identifier, object, unordered, parts

  /// The modules of the system, of which Objective-C has none.
  private static let systemModules = [
    "Dispatch", "Foundation", "FoundationEssentials", "FoundationInternationalization",
    "FoundationNetworking", "FoundationXML",
  ]

  /// The names of the types that the runtime stores in actors and continuations.
  private static let runtimeTypes = [
    "Builtin.DefaultActorStorage", "Builtin.RawUnsafeContinuation",
  ]

  fileprivate init(of type: Any.Type) {
    let module = String(reflecting: type).trimmingPrefix(/\(extension in \w+\):/)
      .prefix { ($0 == ".") == false }
    let isOfSystem = Self.systemModules.contains { $0 == module } || module == "\(type)"
    let isValue = isOfSystem && type is any Hashable.Type && type is any Error.Type == false
    self =
      switch type {
      case is any Uncounted.Type, is ObservationRegistrar.Type: .nothing
      case is any _Pointer.Type, is OpaquePointer.Type, is any Opaque.Type: .unread
      case is ObjectIdentifier.Type: .identifier
      case is UUID.Type: .uuid
      case is Date.Type, is ContinuousClock.Instant.Type, is SuspendingClock.Instant.Type: .time
      case is AnyKeyPath.Type, is any SIMD.Type, is NSNumber.Type, is NSString.Type: .value
      case is NSError.Type where isOfSystem: .error
      case is AnyClass: isOfSystem ? .unread : .object
      case is NSNull.Type, is any Exact.Type: .exactText
      case is any Unordered.Type: .unordered
      default: isValue ? .value : Self.runtimeTypes.contains("\(type)") ? .nothing : .parts
      }
  }
}

/// The kinds and names of types, which are found once.
struct KnownTypes {
  private typealias Types = [ObjectIdentifier: (kind: StoredKind, name: String)]

  /// A lock that a thread sanitizer knows, unlike `Mutex` when threads wait for it.
  private static let lock = NSLock()
  nonisolated(unsafe) private static var shared: Types = [:]

  private var types = lock.withLock { shared }

  mutating func known(_ type: Any.Type) -> (kind: StoredKind, name: String) {
    if let known = types[ObjectIdentifier(type)] { return known }
    let known = (kind: StoredKind(of: type), name: String(describing: type))
    types[ObjectIdentifier(type)] = known
    return known
  }

  /// Lets others know the types.
  func share() {
    Self.lock.withLock { if Self.shared.count < types.count { Self.shared = types } }
  }
}

/// A value into which no mirror looks.
protocol Opaque {}
extension ManagedBuffer: Opaque {}
extension Predicate: Opaque {}
extension Task: Opaque {}
extension Unmanaged: Opaque {}

/// A value that is the same as another one if its text is.
protocol Exact {}
extension Bool: Exact {}
extension Double: Exact {}
extension Int: Exact {}
extension StaticString: Exact {}
extension String: Exact {}
extension Array: Exact where Element: Exact {}
extension Optional: Exact where Wrapped: Exact {}

/// A collection whose elements have no order.
private protocol Unordered {}
extension Set: Unordered {}
extension Dictionary: Unordered {}
