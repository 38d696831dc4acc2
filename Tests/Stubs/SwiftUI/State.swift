import Observation

@Observable final class Storage<Value> {
  var value: Value

  init(_ value: Value) { self.value = value }
}

@propertyWrapper package struct State<Value> {
  private let storage: Storage<Value>

  package init(wrappedValue: Value) { storage = Storage(wrappedValue) }

  package init() where Value: ExpressibleByNilLiteral { self.init(wrappedValue: nil) }

  package var wrappedValue: Value {
    get { storage.value }
    nonmutating set { storage.value = newValue }
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
