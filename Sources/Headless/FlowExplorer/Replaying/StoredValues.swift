import Foundation
import SteppedTasks

/// The values that some others store, found without recursion and once for each object.
struct StoredValues {
  private let names: Set<String>
  private var types = KnownTypes()
  /// Whether a `UUID` or a time differs from app to app, so that only the places count at which it's stored.
  private let valuesDiffer = Steps.shared?.valuesDiffer == true
  /// What is stored, in the order in which it's found.
  ///
  /// Values have a place in common only in unordered collections.
  private var found: [(value: Any, path: String, isContent: Bool, place: UInt64)]
  /// The indices of the contents of values with an identity.
  private var contents: [AnyHashable: Int] = [:]
  /// The sums of the places at which a `UUID` is stored, by its index.
  private var places: [Int: UInt64] = [:]
  /// The values that were looked at, each with the indices of those that it stores.
  private var values: [(part: HiddenState.Part, content: [Int])] = []
  /// The indices of sets and dictionaries of several elements.
  private var unordered: [Int] = []
  /// The indices of identifiers of objects.
  private var identifiers: [Int] = []

  /// Finds what is stored, except in properties with some names or paths.
  init(in roots: [Any], except names: Set<String>) {
    self.names = names
    found = [(roots, "", true, 0)]
    while values.count < found.count { lookAtNext() }
    for index in identifiers {
      let object = (found[index].value as? ObjectIdentifier).flatMap { contents[$0] }
      if let object { values[index] = (.object(at: found[index].path), [object]) }
    }
    types.share()
    if unordered.isEmpty == false { sort() }
  }

  /// The values, in an order that's the same for objects that can't be told apart.
  var parts: [HiddenState.Part] {
    var order = [0]
    var numbers: [Int: Int] = [:]
    var parts: [HiddenState.Part] = []
    while parts.count < order.count {
      var (part, content) = values[order[parts.count]]
      if part.kind == .object, let object = content.first {
        if case .some = numbers[object] { content = [] }
        part.number = numbers[object] ?? numbers.count
        numbers[object] = part.number
      }
      parts.append(part)
      order += content
    }
    return parts
  }

  /// Returns what tells a value apart, which is its text if that's exact.
  static func identity(of value: Any, except names: Set<String>) -> AnyHashable {
    let isPlain = value is any Exact && (Steps.shared?.valuesDiffer == true) == false
    return isPlain ? String(reflecting: value) : StoredValues(in: [value], except: names).parts
  }

  private mutating func lookAtNext() {
    let (value, path, isContent, place) = found[values.count]
    let (kind, name) = types.known(type(of: value))
    var stored = StoredValue(
      value: value, path: path, name: name, kind: kind, valuesDiffer: valuesDiffer)
    if valuesDiffer, kind == .exactText, StoredValue.spellsUUIDs(String(reflecting: value)) {
      stored.kind = value is String ? .uuid : .parts
    }
    if isContent == false, let index = indexOfContent(of: stored, place) {
      return values.append((.object(at: path), [index]))
    }
    if stored.kind == .identifier { identifiers.append(values.count) }
    let (part, children) = stored.read(&types)
    if stored.kind == .unordered, children.count > 1 { unordered.append(values.count) }
    let content = add(children, of: stored)
    values.append((part, content))
  }

  /// Returns the index of the content of a value that has an identity, or `nil` for any other value.
  private mutating func indexOfContent(of stored: StoredValue, _ place: UInt64) -> Int? {
    guard let identity = stored.identity else { return nil }
    let index = contents[identity] ?? found.count
    contents[identity] = index
    if stored.kind == .uuid { places[index, default: 0] &+= place }
    let path = stored.kind == .uuid ? stored.path : stored.name
    if index == found.count { found.append((stored.value, path, true, place)) }
    return index
  }

  /// Adds the children of a value that count, and returns their indices.
  private mutating func add(_ children: [StoredValue.Child], of stored: StoredValue) -> [Int] {
    var content: [Int] = []
    var number: UInt64 = 0
    let place = found[values.count].place
    for child in children {
      number += 1
      let inner = child.property.map { "\(stored.path.isEmpty ? stored.name : stored.path).\($0)" }
      let path = inner ?? stored.path
      if names.contains(path) || child.property.map(names.contains) == true { continue }
      let step = stored.kind == .unordered ? 0 : number
      content.append(found.count)
      found.append((child.value, path, false, (place ^ step) &* 0x100_0000_01b3))
    }
    return content
  }

  /// Sorts the elements of unordered collections by the values that they store.
  ///
  /// Objects that can't be told apart are marked one after another, so that they have the same order in all
  /// collections.
  private mutating func sort() {
    var hashes = values.enumerated().map { index, value in
      var hash = UInt64(bitPattern: Int64(value.part.number)) ^ places[index, default: 0]
      for byte in value.part.text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
      return hash
    }
    for mark in 1...64 {
      let keys = sort(by: hashes)
      guard let object = firstTie(of: keys) else { return }
      hashes[object] &+= UInt64(mark)
    }
  }

  /// Sorts the elements by hashes of up to 32 levels of values, and returns the key of each value.
  private mutating func sort(by hashes: [UInt64]) -> [UInt64] {
    var keys = [UInt64](repeating: 0, count: values.count)
    var count = 1
    var former = 0
    for _ in 0..<32 where count > former {
      keys = zip(hashes, values).map { hash, value in
        value.content.reduce(hash) { ($0 ^ keys[$1]) &* 0x9e37_79b9_7f4a_7c15 &+ 1 }
      }
      for index in unordered { values[index].content.sort { keys[$0] < keys[$1] } }
      former = count
      count = Set(keys).count
    }
    return keys
  }

  /// Returns the first object in which two elements with the same key differ, or `nil` if there is none.
  private func firstTie(of keys: [UInt64]) -> Int? {
    for index in unordered {
      let content = values[index].content
      for (one, other) in zip(content, content.dropFirst()) where keys[one] == keys[other] {
        let objects = zip(objects(in: one), objects(in: other))
        if let (object, _) = objects.first(where: { ($0 == $1) == false }) { return object }
      }
    }
    return nil
  }

  /// Returns the objects among the first 32 values in a value, without the values in these objects.
  private func objects(in index: Int) -> [Int] {
    var order = [index]
    var objects: [Int] = []
    var next = 0
    while next < min(order.count, 32) {
      let (part, content) = values[order[next]]
      if part.kind == .object { objects += content } else { order += content }
      next += 1
    }
    return objects
  }
}
