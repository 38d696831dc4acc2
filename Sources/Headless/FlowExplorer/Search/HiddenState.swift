/// The stored values of objects as text, the same for objects that can't be told apart.
///
/// Objects are numbered in the order in which they're found, and the elements of sets and dictionaries are
/// sorted. Addresses, and the registrars of observers, differ from app to app, and are left out.
struct HiddenState {
  private var numbers: [ObjectIdentifier: Int] = [:]

  static func text(of objects: [AnyObject?]) -> String {
    var state = HiddenState()
    return objects.map { object in object.map { state.text(of: $0) } ?? "nil" }
      .joined(separator: ",")
  }

  private mutating func text(of value: Any) -> String {
    let type = type(of: value)
    let name = String(describing: type)
    let left = ["Unsafe", "AutoreleasingUnsafe", "OpaquePointer", "ObservationRegistrar"]
    guard left.contains(where: name.hasPrefix) == false else { return "_" }
    if type is AnyClass {
      let identity = ObjectIdentifier(value as AnyObject)
      if let number = numbers[identity] { return "#\(number)" }
      numbers[identity] = numbers.count
    }
    let mirrors = sequence(first: Mirror(reflecting: value)) { $0.superclassMirror }
    let children = mirrors.flatMap { Array($0.children) }
    switch Mirror(reflecting: value).displayStyle {
    case .set, .dictionary:
      return children.map { child in
        var state = self
        return state.text(of: child.value)
      }.sorted().description
    case .class: break
    default: if children.isEmpty { return String(reflecting: value) }
    }
    let parts = children.map { "\($0.label ?? ""):\(text(of: $0.value))" }
    return "\(name)(\(parts.joined(separator: ",")))"
  }
}
