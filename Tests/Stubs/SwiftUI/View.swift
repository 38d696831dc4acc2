/// The part of SwiftUI that the articles use, to check and to run their code on Linux.
@MainActor package protocol View {
  associatedtype Body: View
  @ViewBuilder var body: Body { get }
}

/// A view that draws itself.
@MainActor package class Drawing {
  private let draw: (Host) -> [Drawn]

  init(_ draw: @escaping (Host) -> [Drawn]) { self.draw = draw }

  package final var body: Never { fatalError("a drawing has no body") }

  final func drawn(by host: Host) -> [Drawn] { draw(host) }
}

extension Drawing: View {}

extension Never: View {}

extension Never {
  package var body: Never { fatalError("Never has no body") }
}

/// Views in a row, whatever their types.
package final class Views: Drawing {
  let views: [any View]

  init(_ views: [any View]) {
    self.views = views
    super.init { host in views.flatMap { host.draw($0) } }
  }
}

@MainActor @resultBuilder package enum ViewBuilder {
  package static func buildExpression(_ view: some View) -> Views { Views([view]) }

  package static func buildBlock(_ parts: Views...) -> Views { Views(parts.flatMap { $0.views }) }

  package static func buildEither(first part: Views) -> Views { part }

  package static func buildEither(second part: Views) -> Views { part }

  package static func buildOptional(_ part: Views?) -> Views { part ?? Views([]) }
}

@MainActor package protocol ViewModifier {
  typealias Content = Drawing
  associatedtype Body: View
  @ViewBuilder func body(content: Content) -> Body
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
