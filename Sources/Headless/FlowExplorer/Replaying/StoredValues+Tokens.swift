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
      for case (let label?, let value) in StoredValue.children(in: Mirror(reflecting: object)) {
        let property = StoredValue.propertyName(label)
        let isLeftOut =
          lastNames.contains(property)
          && (names.contains(property) || names.contains("\(name).\(property)"))
        let isOptional = types.known(type(of: value)).name.hasPrefix("Optional<")
        let content = isOptional ? unwrapped(value) : value
        let kind = types.known(type(of: content)).kind
        if isLeftOut == false, kind == .object { objects.append(content) }
        guard isLeftOut || valuesDiffer else { continue }
        let mayDiffer = kind == .uuid || kind == .time
        guard mayDiffer || (isLeftOut && value is any BinaryInteger) else { continue }
        tokens.append("\(name).\(property) \(StoredValue.hash(of: value) ?? 0)")
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
}
