package struct ButtonRole: Equatable, Sendable {
  private let name: String

  package static let cancel = ButtonRole(name: "cancel")
  package static let destructive = ButtonRole(name: "destructive")
}

package struct Button<Label: View>: Primitive {
  let role: ButtonRole?
  let action: @MainActor () -> Void
  let label: Label

  package init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    role = nil
    self.action = action
    self.label = label()
  }

  package init(
    _ title: some StringProtocol, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
  ) where Label == Text {
    self.role = role
    self.action = action
    label = Text(title)
  }

  package func drawn(by host: Host) -> [Drawn] {
    [.button(host.draw(label), role: role) { action() }]
  }
}

package struct Stepper<Label: View, Value: Strideable>: Primitive {
  let value: Binding<Value>
  let bounds: ClosedRange<Value>
  let label: Label

  package init(
    value: Binding<Value>, in bounds: ClosedRange<Value>, @ViewBuilder label: () -> Label
  ) {
    self.value = value
    self.bounds = bounds
    self.label = label()
  }

  package func drawn(by host: Host) -> [Drawn] {
    let current = host.evaluate { value.get() }
    func step(by stride: Value.Stride) -> (() -> Void)? {
      let next = current.advanced(by: stride)
      return bounds.contains(next) ? { value.set(next) } : nil
    }
    return [.stepper(host.draw(label), decrement: step(by: -1), increment: step(by: 1))]
  }
}

package enum ToolbarItemPlacement { case automatic, cancellationAction, confirmationAction }

package struct ToolbarItem<Content: View>: Primitive {
  let placement: ToolbarItemPlacement
  let content: Content

  package init(placement: ToolbarItemPlacement, @ViewBuilder content: () -> Content) {
    self.placement = placement
    self.content = content()
  }

  package func drawn(by host: Host) -> [Drawn] { [.bar(placement, host.draw(content))] }
}
