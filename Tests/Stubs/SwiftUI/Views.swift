package struct Text: Primitive {
  let text: String

  package init(_ text: some StringProtocol) { self.text = String(text) }

  package func drawn(by host: Host) -> [Drawn] { text.isEmpty ? [] : [.text(text)] }
}

package struct Color: Primitive {
  package static let clear = Color()

  package func drawn(by host: Host) -> [Drawn] { [] }
}

package struct Label<Title: View, Icon: View>: Primitive {
  let title: Title
  let icon: Icon

  package init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }

  package func drawn(by host: Host) -> [Drawn] {
    [.label(host.draw(title), icon: host.draw(icon))]
  }
}

package struct LabeledContent<Label: View, Content: View>: Primitive {
  let content: Content
  let label: Label

  package init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
    self.label = label()
  }

  package func drawn(by host: Host) -> [Drawn] {
    [.labeled(host.draw(content), label: host.draw(label))]
  }
}

package struct NavigationStack<Root: View>: Primitive {
  let root: Root

  package init(@ViewBuilder root: () -> Root) { self.root = root() }

  package func drawn(by host: Host) -> [Drawn] { host.draw(root) }
}

package enum HorizontalAlignment { case leading }

package struct VStack<Content: View>: Primitive {
  let content: Content

  package init(alignment: HorizontalAlignment, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  package func drawn(by host: Host) -> [Drawn] { host.draw(content) }
}

package struct List: Primitive {
  let content: any View

  package init<Content: View>(@ViewBuilder content: () -> Content) { self.content = content() }

  package init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, @ViewBuilder row: @escaping (Data.Element) -> Row
  ) where Data.Element: Identifiable { content = ForEach(data, content: row) }

  package func drawn(by host: Host) -> [Drawn] { host.draw(content) }
}

package struct Section<Content: View>: Primitive {
  let title: String
  let content: Content

  package init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    self.title = String(title)
    self.content = content()
  }

  package func drawn(by host: Host) -> [Drawn] { [.section(title, host.draw(content))] }
}

package struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: Primitive {
  let data: Data
  let content: (Data.Element) -> Content

  package init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.content = content
  }

  package init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, Data.Element.ID == ID {
    self.init(data, id: \.id, content: content)
  }

  package func drawn(by host: Host) -> [Drawn] {
    data.flatMap { element in host.draw(host.evaluate { content(element) }) }
  }
}
