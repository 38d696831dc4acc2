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

  package convenience init(_ title: String, @ViewBuilder content: () -> Views) {
    self.init {
      Text(title)
      content()
    }
  }

  package convenience init(@ViewBuilder title: () -> Views, @ViewBuilder icon: () -> Views) {
    self.init {
      title()
      icon()
    }
  }

  package convenience init(@ViewBuilder content: () -> Views, @ViewBuilder label: () -> Views) {
    self.init(title: label, icon: content)
  }

  package convenience init(placement: ToolbarItemPlacement, @ViewBuilder content: () -> Views) {
    self.init(content: content)
  }
}

package enum ToolbarItemPlacement { case cancellationAction, confirmationAction }

package typealias Label = Container
package typealias LabeledContent = Container
package typealias List = Container
package typealias NavigationStack = Container
package typealias Section = Container
package typealias ToolbarItem = Container
package typealias VStack = Container
package typealias WindowGroup = Container

package final class ForEach: Drawing {
  package init<Element>(
    _ data: [Element], id: KeyPath<Element, some Hashable>,
    @ViewBuilder content: @escaping (Element) -> Views
  ) {
    super.init { host in data.flatMap { host.draw(content($0)) } }
  }

  package convenience init<Element: Identifiable>(
    _ data: [Element], @ViewBuilder content: @escaping (Element) -> Views
  ) {
    self.init(data, id: \.id, content: content)
  }
}
