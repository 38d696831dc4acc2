import CellText
import Foundation

/// A stored value, from which its description and its children can be read.
struct StoredValue {
  /// A value inside another one, with the name of its property, or `nil` if it has none.
  typealias Child = (property: String?, value: Any)
  /// The description of a value, and its children.
  typealias Reading = (part: Part, children: [Child])
  typealias Part = HiddenState.Part

  let value: Any
  /// The names of the properties that lead to it.
  let path: String
  /// The name of its type.
  let name: String
  var kind: StoredKind
  /// Whether a `UUID` or a time differs from app to app.
  let valuesDiffer: Bool

  /// What tells the value from others if its content is found once: that of an object, or of a `UUID` that differs
  /// from app to app.
  var identity: AnyHashable? {
    if kind == .object { return ObjectIdentifier(value as AnyObject) }
    guard kind == .uuid, valuesDiffer else { return nil }
    return value as? UUID ?? (value as? String).flatMap { UUID(uuidString: $0) }
  }

  /// Returns whether some text in quotation marks is a `UUID`.
  static func spellsUUIDs(_ text: String) -> Bool {
    guard text.utf8.count >= 38 else { return false }
    let parts = text.split(separator: "\"").filter { $0.utf8.count == 36 }
    return parts.compactMap { UUID(uuidString: String($0)) }.isEmpty == false
  }

  func read(_ types: inout KnownTypes) -> Reading {
    switch kind {
    case .nothing: return (part(""), [])
    case .unread:
      return (part(later ?? (value as? Unread)?.words ?? name, .unread), [])
    case .identifier:
      return (part("the identifier of an object that isn't stored", .unread), [])
    case .exactText:
      let text = String(reflecting: value)
      return (part(text, Self.spellsUUIDs(text) ? .varying : .value), [])
    case .uuid where valuesDiffer: return (part(HiddenState.uuid), [])
    case .time where valuesDiffer: return (part(HiddenState.time), [])
    case .uuid: return (part(String(reflecting: value), .varying), [])
    case .time:
      return (part(String(reflecting: value), .varying, Self.hash(of: value) ?? 0), [])
    case .error:
      let error = (value as? NSError).map { (domain: $0.domain, code: $0.code, info: $0.userInfo) }
      return look(into: error as Any, .parts, &types)
    case .value, .object, .unordered, .parts: return look(into: value, kind, &types)
    }
  }

  /// Words for a value that may call the app later, or `nil` for any other.
  private var later: String? {
    if (value as? Timer)?.isValid == true { return HiddenState.timer }
    return (value as? DispatchWorkItem)?.isCancelled == false ? HiddenState.workItem : nil
  }

  private func part(_ text: String, _ kind: Part.Kind = .value, _ number: Int = 0) -> Part {
    Part(path: path, text: text, number: number, kind: kind)
  }

  private func look(into value: Any, _ kind: StoredKind, _ types: inout KnownTypes) -> Reading {
    let mirror = Mirror(reflecting: value)
    let isCase = mirror.displayStyle == .enum || mirror.displayStyle == .optional
    var children = Self.children(in: mirror)
    if kind == .value {
      let isShown = value is any CustomReflectable && value is Data == false
      let hashed = [StoredKind.unread, .exactText, .value, .uuid, .time]
      children.removeAll {
        isShown == false || hashed.contains(types.known(type(of: $0.value)).kind)
      }
    }
    let isHashed = kind == .value || (kind == .parts && children.isEmpty)
    let hash = isHashed ? Self.hash(of: value) : nil
    let label = children.first?.label.map { isCase ? $0 : name }
    let words = label ?? children.count.counted("element")
    let part = part(isHashed ? String(reflecting: value) : words, .value, hash ?? 0)
    if children.isEmpty, hash == nil, Self.mayHideParts(value, mirror.displayStyle) {
      return (part, [(nil, Unread(words: name.contains(" -> ") ? "a function" : name))])
    }
    return (part, children.map { isCase ? (nil, $0.value) : Self.property($0) })
  }

  /// Returns the children in a mirror, and in those of its superclasses.
  static func children(in mirror: Mirror) -> [Mirror.Child] {
    var children = Array(mirror.children)
    var parent = mirror.superclassMirror
    while let mirror = parent {
      children += mirror.children
      parent = mirror.superclassMirror
    }
    return children
  }

  /// Returns a property by its name in the source, and its value if that can be copied.
  private static func property(_ child: Mirror.Child) -> Child {
    let isCopied = (type(of: child.value) == Void.self) == false
    let value = isCopied ? child.value : Unread(words: "a value that can't be copied")
    return (child.label.map(propertyName), value)
  }

  /// Returns the name of a property in the source, without the prefix that its label may have in a mirror.
  static func propertyName(_ label: String) -> String {
    var name = label
    if name.hasPrefix("$"), let last = name.lastIndex(of: "$") { name.removeSubrange(...last) }
    while name.hasPrefix("_") || name.hasPrefix(".") { name.remove(at: name.startIndex) }
    return name
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

  static func hash(of value: Any) -> Int? {
    func hash<Value: Hashable>(_: Value.Type) -> Int {
      if Value.self == Data.self, let data = value as? Data { return [UInt8](data).hashValue }
      return (value as? Value).hashValue
    }
    return (type(of: value) as? any Hashable.Type).map { hash($0) }
  }
}

/// Something that can't be looked into, in words.
private struct Unread: Opaque { let words: String }
