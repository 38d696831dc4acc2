import Foundation
import SteppedTasks

extension StoredValues {
  /// Returns the numbers that objects store in properties with some names or paths, and the values that may differ
  /// from app to app, as texts with hash values: tasks may compare them with what they were.
  ///
  /// The tokens are in properties of these objects, and of the objects that they store, directly or as optionals.
  static func tokens(of roots: [Any], except names: Set<String>) -> [String] {
    let lastNames = Set(names.compactMap { $0.split(separator: ".").last.map { String($0) } })
    let valuesDiffer = Steps.shared?.valuesDiffer == true
    var types = KnownTypes()
    var known: Set<ObjectIdentifier> = []
    var objects = roots
    var tokens: [String] = []
    while let object = objects.popLast() {
      let (kind, name) = types.known(type(of: object))
      let isNew = kind == .object && known.insert(ObjectIdentifier(object as AnyObject)).inserted
      guard isNew else { continue }
      for (label, value) in properties(of: object) {
        let property = StoredValue.propertyName(label)
        let path = "\(name).\(property)"
        let isLeftOut =
          lastNames.contains(property) && (names.contains(property) || names.contains(path))
        let content = unwrapped(value)
        if isLeftOut == false, type(of: content) is AnyClass { objects.append(content) }
        guard isLeftOut || valuesDiffer else { continue }
        let mayDiffer = value is UUID || value is Date
        let isToken = mayDiffer || (isLeftOut && value is any BinaryInteger)
        if isToken { tokens.append("\(path) \(StoredValue.hash(of: value) ?? 0)") }
      }
    }
    types.share()
    return tokens
  }

  /// Returns the wrapped value of an optional, or the value itself.
  private static func unwrapped(_ value: Any) -> Any {
    let mirror = Mirror(reflecting: value)
    return mirror.displayStyle == .optional ? mirror.children.first?.value ?? value : value
  }

  private static func properties(of object: Any) -> [(String, Any)] {
    var properties: [(String, Any)] = []
    for mirror in sequence(first: Mirror(reflecting: object), next: { $0.superclassMirror }) {
      for case (let label?, let value) in mirror.children { properties.append((label, value)) }
    }
    return properties
  }
}
