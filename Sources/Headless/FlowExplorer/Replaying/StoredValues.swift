import CellText
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
  /// The indices of the contents of objects.
  private var objects: [ObjectIdentifier: Int] = [:]
  private var uuids: [UUID: Int] = [:]
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
      let object = (found[index].value as? ObjectIdentifier).flatMap { objects[$0] }
      if let object { values[index] = (.object(at: found[index].path), [object]) }
    }
    types.share()
    if unordered.isEmpty == false { sort() }
  }

  /// The values, in an order that's the same for objects that can't be told apart.
  var parts: [HiddenState.Part] {
    var order = [0]
    var places: [Int: Int] = [:]
    var parts: [HiddenState.Part] = []
    while parts.count < order.count {
      var (part, content) = values[order[parts.count]]
      if part.kind == .object, let object = content.first {
        part.number = places[object] ?? places.count
        let isKnown = places.updateValue(part.number, forKey: object) == part.number
        if isKnown { content = [] }
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
    var (kind, name) = types.known(type(of: value))
    let text = kind == .exactText ? String(reflecting: value) : ""
    let spellsUUIDs = Self.spellsUUIDs(text)
    if valuesDiffer, spellsUUIDs { kind = value is String ? .uuid : .parts }
    if isContent == false, let index = indexOfContent(of: value, kind, path, name, place) {
      return values.append((.object(at: path), [index]))
    }
    var part = HiddenState.Part(path: path, text: "")
    var content: [Int] = []
    switch kind {
    case .nothing: break
    case .unread:
      let isTimer = (value as? Timer)?.isValid == true
      part.text = isTimer ? HiddenState.timer : (value as? Unread)?.words ?? name
      part.kind = .unread
    case .exactText:
      part.text = text
      part.kind = spellsUUIDs ? .varying : .value
    case .uuid where valuesDiffer: part.text = HiddenState.uuid
    case .time where valuesDiffer: part.text = HiddenState.time
    case .uuid:
      part.text = String(reflecting: value)
      part.kind = .varying
    case .time:
      _ = look(into: value, .value, name, &part)
      part.kind = .varying
    case .identifier:
      identifiers.append(values.count)
      part.text = "the identifier of an object that isn't stored"
      part.kind = .unread
    case .error:
      let error = (value as? NSError).map { (domain: $0.domain, code: $0.code, info: $0.userInfo) }
      content = look(into: error as Any, .parts, name, &part)
    case .value, .object, .unordered, .parts: content = look(into: value, kind, name, &part)
    }
    values.append((part, content))
  }

  /// Returns the index of the content of an object, or of a `UUID` that differs from app to app, each of which is
  /// found once, or `nil` for any other value.
  private mutating func indexOfContent(
    of value: Any, _ kind: StoredKind, _ path: String, _ name: String, _ place: UInt64
  ) -> Int? {
    switch kind {
    case .object:
      let index = objects[ObjectIdentifier(value as AnyObject)] ?? found.count
      objects[ObjectIdentifier(value as AnyObject)] = index
      if index == found.count { found.append((value, name, true, place)) }
      return index
    case .uuid where valuesDiffer:
      let spelled = (value as? String).flatMap { UUID(uuidString: $0) }
      guard let uuid = value as? UUID ?? spelled else { return nil }
      let index = uuids[uuid] ?? found.count
      uuids[uuid] = index
      places[index, default: 0] &+= place
      if index == found.count { found.append((uuid, path, true, 0)) }
      return index
    default: return nil
    }
  }

  /// Returns whether some text in quotation marks is a `UUID`.
  private static func spellsUUIDs(_ text: String) -> Bool {
    guard text.utf8.count >= 38 else { return false }
    let parts = text.split(separator: "\"").filter { $0.utf8.count == 36 }
    return parts.compactMap { UUID(uuidString: String($0)) }.isEmpty == false
  }

  /// Looks into a value, and returns the indices of what it stores.
  private mutating func look(
    into value: Any, _ kind: StoredKind, _ name: String, _ part: inout HiddenState.Part
  ) -> [Int] {
    let mirror = Mirror(reflecting: value)
    let isCase = mirror.displayStyle == .enum || mirror.displayStyle == .optional
    var children = sequence(first: mirror) { $0.superclassMirror }.flatMap { Array($0.children) }
    if kind == .value {
      let isShown = value is any CustomReflectable && value is Data == false
      let hashed = [StoredKind.unread, .exactText, .value, .uuid, .time]
      children.removeAll {
        isShown == false || hashed.contains(types.known(type(of: $0.value)).kind)
      }
    }
    let label = children.first?.label.map { isCase ? $0 : name }
    part.text = label ?? children.count.counted("element")
    var hash: Int?
    if kind == .value || (kind == .parts && children.isEmpty) {
      part.text = String(reflecting: value)
      hash = Self.hash(of: value)
      part.number = hash ?? 0
    }
    if children.isEmpty, hash == nil, Self.mayHideParts(value, mirror.displayStyle) {
      children = [(nil, Unread(words: name.contains(" -> ") ? "a function" : name))]
    }
    if kind == .unordered, children.count > 1 { unordered.append(values.count) }
    return add(children, isCase: isCase, of: kind, name, below: part.path)
  }

  /// Adds the children of a value that count, and returns their indices.
  private mutating func add(
    _ children: [Mirror.Child], isCase: Bool, of kind: StoredKind, _ name: String,
    below path: String
  ) -> [Int] {
    let start = found.count
    let place = found[values.count].place
    for (number, (label, value)) in children.enumerated() {
      let property = isCase ? nil : label.map(Self.property)
      let inner = property.map { "\(path.isEmpty ? name : path).\($0)" } ?? path
      let counts = (names.contains(inner) || property.map(names.contains) == true) == false
      if counts == false { continue }
      let isCopied = isCase || (type(of: value) == Void.self) == false
      let stored = isCopied ? value : Unread(words: "a value that can't be copied")
      let step = kind == .unordered ? 0 : UInt64(number) + 1
      found.append((stored, inner, false, (place ^ step) &* 0x100_0000_01b3))
    }
    return Array(start..<found.count)
  }

  /// Returns whether a value that has no parts in its mirror may store some.
  private static func mayHideParts(_ value: Any, _ style: Mirror.DisplayStyle?) -> Bool {
    switch style {
    case nil: value is Any.Type == false
    case .class, .struct, .tuple: value is any CustomReflectable
    case .enum: value is any CustomStringConvertible || value is any CustomDebugStringConvertible
    default: false
    }
  }

  /// Returns the name of a property, without what the compiler adds to that of a stored one.
  static func property(_ label: String) -> String {
    var name = label[...]
    if name.hasPrefix("$"), let last = name.lastIndex(of: "$") { name = name[last...].dropFirst() }
    while name.hasPrefix("_") || name.hasPrefix(".") { name = name.dropFirst() }
    return String(name)
  }

  static func hash(of value: Any) -> Int? {
    func hash<Value: Hashable>(_: Value.Type) -> Int {
      if Value.self == Data.self, let data = value as? Data { return [UInt8](data).hashValue }
      return (value as? Value).hashValue
    }
    return (type(of: value) as? any Hashable.Type).map { hash($0) }
  }

  /// Sorts what is unordered by what it stores, up to 32 values deep.
  private mutating func sort() {
    let hashes = values.enumerated().map { index, value in
      var hash = UInt64(bitPattern: Int64(value.part.number)) ^ places[index, default: 0]
      for byte in value.part.text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
      return hash
    }
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
  }
}

/// Something that can't be looked into, in words.
private struct Unread: Opaque { let words: String }
