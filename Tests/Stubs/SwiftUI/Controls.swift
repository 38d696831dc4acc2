package enum ButtonRole { case cancel, destructive }

package final class Button: Drawing {
  package init(
    role: ButtonRole? = nil, action: @escaping @MainActor () -> Void,
    @ViewBuilder label: () -> Views
  ) {
    let label = label()
    super.init { [.button($0.draw(label), role: role) { action() }] }
  }

  package convenience init(
    _ title: String, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(title) }
  }
}

package final class Stepper: Drawing {
  package init(value: Binding<Int>, in bounds: ClosedRange<Int>, @ViewBuilder label: () -> Views) {
    let label = label()
    super.init { host in
      let current = value.get()
      let steps = [current - 1, current + 1].map { next in
        bounds.contains(next) ? { value.set(next) } : nil
      }
      return [.stepper(host.draw(label), decrement: steps[0], increment: steps[1])]
    }
  }
}

package enum Axis { case horizontal, vertical }

package class TextField: Drawing {
  init(_ title: String, _ text: Binding<String>, _ prompt: Text?, _ kind: String) {
    super.init { host in
      let field = Drawn.field(
        title, text: text.get(), kind: kind, enter: { text.set($0) })
      return [field] + (prompt.map { host.draw($0) } ?? [])
    }
  }

  package convenience init(_ title: String, text: Binding<String>, prompt: Text?, axis: Axis) {
    self.init(title, text, prompt, "\(axis)")
  }
}

package final class SecureField: TextField {
  package convenience init(_ title: String, text: Binding<String>, prompt: Text?) {
    self.init(title, text, prompt, "secret")
  }
}
