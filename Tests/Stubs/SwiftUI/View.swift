/// The part of SwiftUI that the articles use, to check and to run their code on Linux.
@MainActor package protocol View {
  associatedtype Body: View
  @ViewBuilder var body: Body { get }
}

/// A view that draws itself.
@MainActor package protocol Primitive: View where Body == Never {
  func drawn(by host: Host) -> [Drawn]
}

extension Primitive {
  package var body: Never { fatalError("\(Self.self) has no body") }
}

extension Never: View {}

extension Never {
  package var body: Never { fatalError("Never has no body") }
}

/// Views in a row, whatever their types.
package struct Views: Primitive {
  let views: [any View]

  package func drawn(by host: Host) -> [Drawn] { views.flatMap(host.draw) }
}

@MainActor @resultBuilder package enum ViewBuilder {
  package static func buildExpression(_ view: some View) -> Views { Views(views: [view]) }

  package static func buildBlock(_ parts: Views...) -> Views {
    Views(views: parts.flatMap(\.views))
  }

  package static func buildOptional(_ part: Views?) -> Views { part ?? Views(views: []) }
}

/// A view with something before or after it that belongs to it.
struct Modified: Primitive {
  let view: any View
  let modify: (Host) -> [Drawn]

  func drawn(by host: Host) -> [Drawn] { modify(host) + host.draw(view) }
}

@MainActor package protocol ViewModifier {
  typealias Content = Placeholder
  associatedtype Body: View
  @ViewBuilder func body(content: Content) -> Body
}

/// The view that a modifier modifies, which belongs to the body that applies the modifier.
package struct Placeholder: Primitive {
  let view: any View
  let owner: String

  package func drawn(by host: Host) -> [Drawn] { host.draw(as: owner) { view } }
}

/// A view in the body of a modifier.
struct ModifiedContent<Modifier: ViewModifier>: Primitive {
  let content: any View
  let modifier: Modifier

  func drawn(by host: Host) -> [Drawn] {
    let content = Placeholder(view: content, owner: host.owner)
    return host.draw(modifier) { modifier.body(content: content) }
  }
}

@MainActor package protocol PreviewProvider {
  associatedtype Previews: View
  @ViewBuilder static var previews: Previews { get }
}

@MainActor package protocol App {
  associatedtype Body: Scene
  var body: Body { get }
  init()
}

@MainActor package protocol Scene {}

package struct WindowGroup<Content: View>: Scene {
  package let content: Content

  package init(@ViewBuilder content: () -> Content) { self.content = content() }
}
