import HeadlessUI

/// The focus in each layer of a screen.
struct FocusStack<Action: Hashable & Sendable> {
  /// The focus in the topmost layer, the only one that can be reached.
  var top = Focus<Action>()
  private var covered: [Focus<Action>] = []

  /// How far each layer is scrolled in lines, the base first.
  var positions: [Int] { covered.map { $0.position } + [top.position] }

  /// Follows the layers of a screen; one that was covered has its focus again.
  mutating func settle(on screen: Screen<Action>) {
    let layers = screen.layers
    while covered.count + 1 > layers.count, let last = covered.popLast() { top = last }
    while covered.count + 1 < layers.count {
      covered.append(top)
      top = Focus()
    }
    if let layer = layers.last { top.settle(in: layer) }
  }
}
