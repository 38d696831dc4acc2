import Foundation
import Observation
import PlainText
import SteppedTasks
import Synchronization

/// The values that some others store, found without recursion and once for each object.
struct StoredValues {
  private typealias Stored = (value: Any, path: String, isContent: Bool)
  /// What counts of the values of a type.
  private enum Kind { case nothing, text, hashedText, object, unordered, parts }

  private static let knownTypes = Mutex<[ObjectIdentifier: (Kind, name: String)]>([:])

  private let names: Set<String>
  private var types = knownTypes.withLock { $0 }
  /// The contents of objects, and the elements of sets and dictionaries.
  private var contents: [Stored]
  private var numbers: [ObjectIdentifier: Int] = [:]
  /// The values, each with the number of the content to which it refers, or `nil`.
  private var values: [(part: HiddenState.Part, content: Int?)] = []
  /// The indices of the values of each content, and of values whose order doesn't count.
  private var (ranges, unordered): ([Range<Int>], [Range<Int>]) = ([], [])

  /// Finds what is stored, except in properties with some names or paths.
  init(in roots: [Any], except names: Set<String>) {
    self.names = names
    contents = [(roots, "", true)]
    while ranges.count < contents.count {
      let start = values.count
      var stack = [contents[ranges.count]]
      while let stored = stack.popLast() { stack += take(stored).reversed() }
      ranges.append(start..<values.count)
    }
    Self.knownTypes.withLock { [types] in if $0.count < types.count { $0 = types } }
    if unordered.isEmpty == false { sort() }
  }

  /// The values, in an order that's the same for objects that can't be told apart.
  var parts: [HiddenState.Part] {
    var (order, places, parts) = ([0], [0: 0], [HiddenState.Part]())
    while order.isEmpty == false {
      var next: [Int] = []
      for (part, content) in order.lazy.flatMap({ values[ranges[$0]] }) {
        let place = content.map { places[$0] ?? places.count }
        parts.append(.init(path: part.path, text: part.text, number: place ?? part.number))
        guard let content, places.updateValue(place ?? 0, forKey: content) == nil else { continue }
        next.append(content)
      }
      order = next
    }
    return parts
  }

  /// Adds a value, and returns what it stores itself.
  private mutating func take(_ stored: Stored) -> [Stored] {
    let (value, path) = (stored.value, stored.path)
    let (kind, name) = known(type(of: value))
    if kind == .nothing { return [] }
    if kind == .object, stored.isContent == false {
      let number = numbers[ObjectIdentifier(value as AnyObject)] ?? contents.count
      numbers[ObjectIdentifier(value as AnyObject)] = number
      if number == contents.count { contents.append((value, name, true)) }
      values.append((.init(path: path, text: "object"), number))
      return []
    }
    if kind == .text || kind == .hashedText {
      add(value, at: path, isHashed: kind == .hashedText)
      return []
    }
    let mirror = Mirror(reflecting: value)
    let children = sequence(first: mirror) { $0.superclassMirror }.flatMap { Array($0.children) }
    let isCase = mirror.displayStyle == .enum || mirror.displayStyle == .optional
    if kind == .parts, children.isEmpty {
      add(value, at: path, isHashed: isCase)
      return []
    }
    let text = children.first?.label.map { isCase ? $0 : name }
    values.append((.init(path: path, text: text ?? children.count.counted("element")), nil))
    if kind == .unordered {
      unordered.append(values.count..<values.count + children.count)
      for child in children {
        values.append((.init(path: path, text: "element"), contents.count))
        contents.append((child.value, path, false))
      }
      return []
    }
    return children.compactMap { label, value in
      let words = label?.split(separator: "$").last?.drop { "_.".contains($0) }
      guard let property = words.map({ String($0) }), isCase == false else {
        return (value, path, false)
      }
      let inner = "\(path.isEmpty ? name : path).\(property)"
      return names.isDisjoint(with: [inner, property]) ? (value, inner, false) : nil
    }
  }

  /// Adds a value that stores no others, with its hash if its text may be that of others.
  private mutating func add(_ value: Any, at path: String, isHashed: Bool) {
    let hash = isHashed && value is any Error == false ? (value as? any Hashable)?.hashValue : nil
    values.append((.init(path: path, text: String(reflecting: value), number: hash ?? 0), nil))
  }

  private mutating func known(_ type: Any.Type) -> (Kind, name: String) {
    if let known = types[ObjectIdentifier(type)] { return known }
    let module = String(reflecting: type).prefix { ($0 == ".") == false }
    let isOfSystem = ["Dispatch", "Foundation", "FoundationEssentials"].contains(module)
    let kind: Kind =
      switch type {
      case is any _Pointer.Type, is OpaquePointer.Type, is Steps.Type: .nothing
      case is ObservationRegistrar.Type: .nothing
      case is AnyClass: isOfSystem ? .nothing : .object
      case is any Exact.Type: .text
      case is any Unordered.Type: .unordered
      default: isOfSystem ? .hashedText : .parts
      }
    types[ObjectIdentifier(type)] = (kind, String(describing: type))
    return (kind, String(describing: type))
  }

  /// Sorts what is unordered by what it stores, up to 16 references away.
  private mutating func sort() {
    let hashes = values.map { value in
      value.part.text.utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    }
    var keys = [UInt64](repeating: 0, count: ranges.count)
    for _ in 0..<16 {
      let count = Set(keys).count
      keys = ranges.map { range in
        range.reduce(0) { key, index in
          let other = values[index].content.map { keys[$0] } ?? 0
          return (key ^ hashes[index]) &* 0x100_0000_01b3 &+ other &* 0x9e37_79b9_7f4a_7c15
        }
      }
      for range in unordered {
        values[range].sort { keys[$0.content ?? 0] < keys[$1.content ?? 0] }
      }
      if Set(keys).count == count { break }
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
