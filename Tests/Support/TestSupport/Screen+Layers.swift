public import HeadlessUI

extension Screen {
  /// The layers that cover the screen, from the bottom to the top.
  public var covers: [Layer<Action>] {
    get { Array(layers.dropFirst()) }
    set { layers.replaceSubrange(1..., with: newValue) }
  }
}
