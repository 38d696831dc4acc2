/// An action of which nothing matters but that there is one.
///
/// Screens are drawn with it in the place of their own actions, so that one renderer that is not
/// generic serves all of them.
@usableFromInline
struct SomeAction: Hashable, Sendable {
  @inlinable
  init() {}
}
