package enum Font { case caption }

package enum AccessibilityChildBehavior { case combine }

extension View {
  package func modifier(_ modifier: some ViewModifier) -> some View {
    ModifiedContent(content: self, modifier: modifier)
  }

  package func font(_ font: Font?) -> some View { self }

  package func bold(_ isActive: Bool = true) -> some View { self }

  package func accessibilityHidden(_ isHidden: Bool) -> some View { self }

  package func accessibilityElement(children: AccessibilityChildBehavior) -> some View { self }

  package func accessibilityIdentifier(_ identifier: String) -> some View {
    Modified(view: self) { _ in [.identifier(identifier)] }
  }

  package func navigationTitle(_ title: some StringProtocol) -> some View {
    Modified(view: self) { _ in [.title(String(title))] }
  }

  package func toolbar(@ViewBuilder content: () -> some View) -> some View {
    let content = content()
    return Modified(view: self) { host in
      host.draw(content).map { drawn in
        if case .bar = drawn { drawn } else { .bar(.automatic, [drawn]) }
      }
    }
  }

  package func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    Modified(view: self) { _ in isDisabled ? [.dismissalDisabled] : [] }
  }

  package func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping (Value, Value) -> Void
  ) -> some View {
    Modified(view: self) { host in
      host.watch(value, initially: initial, action: action)
      return []
    }
  }

  package func background(@ViewBuilder content: () -> some View) -> some View {
    let content = content()
    return Modified(view: self) { host in host.draw(content) }
  }

  package func task(
    id: some Hashable, @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    Modified(view: self) { host in
      host.run(action, as: id)
      return []
    }
  }

  package func accessibilityHint(_ hint: some StringProtocol) -> some View {
    Modified(view: self) { _ in [.hint(String(hint))] }
  }

  package func alert<Data>(
    _ title: some StringProtocol, isPresented: Binding<Bool>, presenting data: Data?,
    @ViewBuilder actions: @escaping (Data) -> some View,
    @ViewBuilder message: @escaping (Data) -> some View
  ) -> some View {
    Modified(view: self) { host in
      guard let data, host.evaluate({ isPresented.get() }) else {
        return [.fadingAlert(title: String(title))]
      }
      return [
        .alert(
          title: String(title),
          message: host.draw(host.evaluate { message(data) }),
          buttons: host.draw(host.evaluate { actions(data) })
        ) { isPresented.set(false) }
      ]
    }
  }

  package func sheet<Item: Identifiable>(
    item: Binding<Item?>, @ViewBuilder content: @escaping (Item) -> some View
  ) -> some View {
    Modified(view: self) { host in
      guard let shown = host.evaluate({ item.get() }) else { return [] }
      return [.sheet(host.draw(host.evaluate { content(shown) })) { item.set(nil) }]
    }
  }
}
