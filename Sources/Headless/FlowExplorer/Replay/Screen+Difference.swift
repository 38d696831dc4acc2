import FlowDriver
import HeadlessUI

extension Screen {
  /// Returns an expectation that this screen meets and another doesn't, or `nil` if none is found.
  func expectation<Other>(unlike other: Screen<Other>) -> Command.Expectation? {
    guard title == other.title else { return .title(title) }
    for (one, another) in zip(topLayer.nodes, other.topLayer.nodes) {
      switch (one, another) {
      case (.value(let one), .value(let another)) where (one.value == another.value) == false:
        return .value(one.name, one.value)
      case (.button(let one), .button(let another))
      where ((one.action == nil) == (another.action == nil)) == false:
        return .button(one.name, isEnabled: (one.action == nil) == false)
      default: continue
      }
    }
    return nil
  }
}
