import Foundation
import Observation
import PlainText
import SteppedTasks
import Synchronization

/// The values that some others store, found without recursion and once for each object.
struct StoredValues {
  /// What counts of the values of a type.
  private enum Kind { case nothing, exactText, text, object, unordered, parts }

  private static let knownTypes = Mutex<[ObjectIdentifier: (Kind, name: String)]>([:])

  private let names: Set<String>
  private var types = knownTypes.withLock { $0 }
  /// What is stored, in the order in which it's found.
  private var found: [(value: Any, path: String, isContent: Bool)]
  /// The indices of the contents of objects.
  private var objects: [ObjectIdentifier: Int] = [:]
  /// The values that were looked at, each with the indices of those that it stores.
  private var values: [(part: HiddenState.Part, content: [Int])] = []
  /// The indices of sets and dictionaries.
  private var unordered: [Int] = []

  /// Finds what is stored, except in properties with some names or paths.
  init(in roots: [Any], except names: Set<String>) {
    self.names = names
    found = [(roots, "", true)]
    while values.count < found.count { lookAtNext() }
    Self.knownTypes.withLock { [types] in if $0.count < types.count { $0 = types } }
    if unordered.isEmpty == false { sort() }
  }

  /// The values, in an order that's the same for objects that can't be told apart.
  var parts: [HiddenState.Part] {
    var (order, places, parts) = ([0], [Int: Int](), [HiddenState.Part]())
    while parts.count < order.count {
      var (part, content) = values[order[parts.count]]
      if part.isReference, let object = content.first {
        part.number = places[object] ?? places.count
        let isKnown = places.updateValue(part.number, forKey: object) == part.number
        if isKnown { content = [] }
      }
      parts.append(part)
      order += content
    }
    return parts
  }

  private mutating func lookAtNext() {
    let (value, path, isContent) = found[values.count]
    let (kind, name) = known(type(of: value))
    switch kind {
    case .nothing: add("", at: path, isHashed: false)
    case .exactText, .text: add(value, at: path, isHashed: kind == .text)
    case .object where isContent == false:
      let index = objects[ObjectIdentifier(value as AnyObject)] ?? found.count
      objects[ObjectIdentifier(value as AnyObject)] = index
      if index == found.count { found.append((value, name, true)) }
      values.append((.init(path: path, text: "object"), [index]))
    case .object, .unordered, .parts: look(into: value, kind, name, at: path)
    }
  }

  private mutating func look(into value: Any, _ kind: Kind, _ name: String, at path: String) {
    let mirror = Mirror(reflecting: value)
    let children = sequence(first: mirror) { $0.superclassMirror }.flatMap { Array($0.children) }
    let isCase = mirror.displayStyle == .enum || mirror.displayStyle == .optional
    if kind == .parts, children.isEmpty { return add(value, at: path, isHashed: isCase) }
    if kind == .unordered { unordered.append(values.count) }
    let start = found.count
    for (label, value) in children {
      let words = label?.split(separator: "$").last?.drop { "_.".contains($0) }
      let property = isCase ? nil : words.map { String($0) }
      let inner = property.map { "\(path.isEmpty ? name : path).\($0)" } ?? path
      if names.contains(inner) || property.map(names.contains) == true { continue }
      found.append((value, inner, false))
    }
    let label = children.first?.label.map { isCase ? $0 : name }
    let part = HiddenState.Part(path: path, text: label ?? children.count.counted("element"))
    values.append((part, Array(start..<found.count)))
  }

  /// Adds a value that stores no others, with its hash if its text may be that of others.
  private mutating func add(_ value: Any, at path: String, isHashed: Bool) {
    let hash = isHashed && value is any Error == false ? (value as? any Hashable)?.hashValue : nil
    values.append((.init(path: path, text: String(reflecting: value), number: hash ?? 0), []))
  }

  private mutating func known(_ type: Any.Type) -> (Kind, name: String) {
    if let known = types[ObjectIdentifier(type)] { return known }
    let module = String(reflecting: type).prefix { ($0 == ".") == false }
    let isOfSystem = ["Dispatch", "Foundation", "FoundationEssentials"].contains(module)
    let kind: Kind =
      switch type {
      case is any _Pointer.Type, is OpaquePointer.Type: .nothing
      case is Steps.Type, is ObservationRegistrar.Type: .nothing
      case is AnyClass: isOfSystem ? .nothing : .object
      case is any Exact.Type: .exactText
      case is any Unordered.Type: .unordered
      default: isOfSystem ? .text : .parts
      }
    types[ObjectIdentifier(type)] = (kind, String(describing: type))
    return (kind, String(describing: type))
  }

  /// Sorts what is unordered by what it stores, up to 32 values deep.
  private mutating func sort() {
    let hashes = values.map { value in
      value.part.text.utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    }
    var (keys, count, former) = ([UInt64](repeating: 0, count: values.count), 1, 0)
    for _ in 0..<32 where count > former {
      keys = zip(hashes, values).map { hash, value in
        value.content.reduce(hash) { ($0 ^ keys[$1]) &* 0x9e37_79b9_7f4a_7c15 &+ 1 }
      }
      for index in unordered { values[index].content.sort { keys[$0] < keys[$1] } }
      (former, count) = (count, Set(keys).count)
    }
  }
}

/// A value that is the same as another one if its text is.
private protocol Exact {}
extension Bool: Exact {}
extension Double: Exact {}
extension Int: Exact {}
extension String: Exact {}
extension Array: Exact where Element: Exact {}
extension Optional: Exact where Wrapped: Exact {}

/// A collection whose elements have no order.
private protocol Unordered {}
extension Set: Unordered {}
extension Dictionary: Unordered {}
