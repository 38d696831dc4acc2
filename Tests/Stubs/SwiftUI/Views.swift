package import UIKit

package final class Text: Drawing {
  package init(_ text: String) {
    super.init { _ in text.isEmpty ? [] : [.text(text)] }
  }
}

package final class Image: Drawing {
  package init(uiImage: UIImage) { super.init { _ in [.image] } }

  package func resizable() -> Image { self }
}

package final class Color: Drawing {
  package static let clear = Color { _ in [] }
}

package final class Label: Drawing {
  package init(@ViewBuilder title: () -> Views, @ViewBuilder icon: () -> Views) {
    let (title, icon) = (title(), icon())
    super.init { [.label($0.draw(title), icon: $0.draw(icon))] }
  }
}

package final class LabeledContent: Drawing {
  package init(@ViewBuilder content: () -> Views, @ViewBuilder label: () -> Views) {
    let (content, label) = (content(), label())
    super.init { [.labeled($0.draw(content), label: $0.draw(label))] }
  }
}

package enum HorizontalAlignment { case leading }

/// A view, or a scene, that shows what is inside and nothing else.
package final class Container: Drawing, Scene {
  package init(alignment: HorizontalAlignment = .leading, @ViewBuilder content: () -> Views) {
    let content = content()
    super.init { $0.draw(content) }
  }

  package convenience init<Element: Identifiable>(
    _ data: [Element], @ViewBuilder row: @escaping (Element) -> Views
  ) {
    self.init { ForEach(data, content: row) }
  }
}

package typealias List = Container
package typealias NavigationStack = Container
package typealias VStack = Container
package typealias WindowGroup = Container

package final class Section: Drawing {
  package init(_ title: String, @ViewBuilder content: () -> Views) {
    let content = content()
    super.init { [.section(title, $0.draw(content))] }
  }
}

package final class ForEach: Drawing {
  package init<Element>(
    _ data: [Element], id: KeyPath<Element, some Hashable>,
    @ViewBuilder content: @escaping (Element) -> Views
  ) {
    super.init { host in
      data.flatMap { element in host.draw(host.evaluate { content(element) }) }
    }
  }

  package convenience init<Element: Identifiable>(
    _ data: [Element], @ViewBuilder content: @escaping (Element) -> Views
  ) {
    self.init(data, id: \.id, content: content)
  }
}
