import HeadlessUI

/// The focus in each layer of a screen.
struct FocusStack<Action: Hashable & Sendable> {
  /// The focus in the topmost layer, the only one that accepts events.
  var top = Focus<Action>()
  private var covered: [Focus<Action>] = []

  /// The scroll position of each layer in lines, from the base up.
  var positions: [Int] { covered.map { $0.position } + [top.position] }

  /// The number of layers that are covered.
  var depth: Int { covered.count }

  /// A Boolean value that indicates whether one of the layers is a sheet.
  var hasSheet: Bool { ([top] + covered).contains { $0.layer?.role == .sheet } }

  /// Updates the focus for a screen whose layers may have changed.
  ///
  /// A layer that is no longer covered has the focus that it had before.
  mutating func settle(on screen: Screen<Action>) {
    let layers = screen.layers
    while covered.count + 1 > layers.count, let last = covered.popLast() { top = last }
    while covered.count + 1 < layers.count {
      covered.append(top)
      top = Focus()
    }
    if let layer = layers.last { top.settle(in: layer, barCount: screen.barCount) }
  }
}

extension Screen {
  /// The number of controls in the bar of the topmost layer.
  fileprivate var barCount: Int {
    switch modal {
    case .alert: 0
    case .sheet(let sheet, _): sheet.barCount
    case nil: bar.count
    }
  }
}
