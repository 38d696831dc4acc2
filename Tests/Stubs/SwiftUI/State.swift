@_exported public import Observation

/// A property of a view or of a modifier that outlives its value.
protocol DynamicProperty {
  func update(_ state: inout Any?)
}

@propertyWrapper package struct State<Value>: DynamicProperty {
  private final class Place {
    var value: Value

    init(_ value: Value) { self.value = value }
  }

  private let place: Place

  package init(wrappedValue: Value) { place = Place(wrappedValue) }

  package init() where Value: ExpressibleByNilLiteral { self.init(wrappedValue: nil) }

  package var wrappedValue: Value {
    get { place.value }
    nonmutating set { place.value = newValue }
  }

  func update(_ state: inout Any?) {
    if let former = state as? Place { place.value = former.value }
    state = place
  }
}

package struct Binding<Value> {
  let get: @MainActor () -> Value
  let set: @MainActor (Value) -> Void

  package init(get: @escaping @MainActor () -> Value, set: @escaping @MainActor (Value) -> Void) {
    self.get = get
    self.set = set
  }
}
