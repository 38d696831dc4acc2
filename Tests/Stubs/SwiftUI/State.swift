@_exported public import Observation

@Observable final class Storage<Value> {
  var value: Value

  init(_ value: Value) { self.value = value }
}

/// A property of a view or of a modifier that outlives its value.
protocol DynamicProperty {
  func update(_ state: inout Any?)
}

@propertyWrapper package struct State<Value>: DynamicProperty {
  private final class Place {
    var storage: Storage<Value>

    init(_ value: Value) { storage = Storage(value) }
  }

  private let place: Place

  package init(wrappedValue: Value) { place = Place(wrappedValue) }

  package init() where Value: ExpressibleByNilLiteral { self.init(wrappedValue: nil) }

  package var wrappedValue: Value {
    get { place.storage.value }
    nonmutating set { place.storage.value = newValue }
  }

  func update(_ state: inout Any?) {
    place.storage = state as? Storage<Value> ?? place.storage
    state = place.storage
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
