package enum Font { case caption }

package enum AccessibilityChildBehavior { case combine }

extension View {
  /// Draws something before the view that belongs to it.
  private func preceded(by draw: @escaping (Host) -> [Drawn]) -> some View {
    Drawing { host in draw(host) + host.draw(self) }
  }

  /// Applies a modifier; the view belongs to the body that does so.
  package func modifier(_ modifier: some ViewModifier) -> some View {
    Drawing { host in
      let owner = host.owner
      let content = Drawing { $0.draw(as: owner) { self } }
      return host.draw(modifier) { modifier.body(content: content) }
    }
  }

  package func font(_ font: Font?) -> some View { self }

  package func accessibilityHidden(_ isHidden: Bool) -> some View { self }

  package func accessibilityElement(children: AccessibilityChildBehavior) -> some View { self }

  package func accessibilityIdentifier(_ identifier: String) -> some View {
    preceded { _ in [.identifier(identifier)] }
  }

  package func accessibilityLabel(_ label: String) -> some View {
    preceded { _ in [.spoken(label)] }
  }

  package func onSubmit(_ action: @escaping () -> Void) -> some View {
    preceded { _ in [.submit(action)] }
  }

  package func disabled(_ isDisabled: Bool) -> some View {
    preceded { _ in isDisabled ? [.disabled] : [] }
  }

  package func scaledToFit() -> some View { self }

  package func accessibilityHint(_ hint: String) -> some View { preceded { _ in [.hint(hint)] } }

  package func navigationTitle(_ title: String) -> some View { preceded { _ in [.title(title)] } }

  package func toolbar(@ViewBuilder content: () -> Views) -> some View {
    let content = content()
    return preceded { $0.draw(content) }
  }

  package func interactiveDismissDisabled(_ isDisabled: Bool) -> some View {
    preceded { _ in isDisabled ? [.dismissalDisabled] : [] }
  }

  package func onChange<Value: Equatable>(
    of value: Value, initial: Bool, _ action: @escaping (Value, Value) -> Void
  ) -> some View {
    preceded { host in
      host.watch(value, initially: initial, action: action)
      return []
    }
  }

  package func background(@ViewBuilder content: () -> Views) -> some View {
    let content = content()
    return preceded { $0.draw(content) }
  }

  package func task(
    id: some Hashable, @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View { self }

  package func alert<Data>(
    _ title: String, isPresented: Binding<Bool>, presenting data: Data?,
    @ViewBuilder actions: @escaping (Data) -> Views,
    @ViewBuilder message: @escaping (Data) -> Views
  ) -> some View {
    preceded { host in
      guard let data, isPresented.get() else {
        return [.fadingAlert(title: title)]
      }
      return [
        .alert(
          title: title,
          message: host.draw(message(data)),
          buttons: host.draw(actions(data))
        ) { isPresented.set(false) }
      ]
    }
  }

  package func sheet<Item: Identifiable>(
    item: Binding<Item?>, @ViewBuilder content: @escaping (Item) -> Views
  ) -> some View {
    preceded { host in
      guard let shown = item.get() else { return [] }
      return [.sheet(host.draw(content(shown))) { item.set(nil) }]
    }
  }
}
