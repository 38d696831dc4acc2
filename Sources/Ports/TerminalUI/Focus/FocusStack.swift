import HeadlessUI

struct FocusStack<Action: Hashable & Sendable> {
  /// The focus in the topmost layer, the only one that accepts events.
  var top = Focus<Action>()
  private var covered: [Focus<Action>] = []
  /// The focus in the layer that the topmost one has replaced, which may come back.
  private var replaced: Focus<Action>?

  /// The scroll position of each layer in lines, from the base up.
  var positions: [Int] { covered.map { $0.position } + [top.position] }

  var depth: Int { covered.count }

  /// Whether one of the layers is a sheet, or has replaced one that may come back.
  var hasSheet: Bool {
    let focuses = covered + [top] + [replaced].compactMap { $0 }
    return focuses.contains { $0.layer?.role == .sheet }
  }

  /// A layer that is uncovered, or that comes back in place of the one that replaced it, has the
  /// focus that it had before.
  mutating func settle(on screen: Screen<Action>) {
    let layers = screen.layers
    if (covered.count + 1 == layers.count) == false { replaced = nil }
    while covered.count + 1 > layers.count, let last = covered.popLast() { top = last }
    while covered.count + 1 < layers.count {
      covered.append(top)
      top = Focus()
    }
    guard let layer = layers.last else { return }
    if top.layer?.isSame(as: layer) == false {
      let former = top
      if replaced?.layer?.isSame(as: layer) == true, let replaced { top = replaced }
      replaced = former
    }
    top.settle(in: layer, barCount: screen.barCount)
  }
}

extension Screen {
  fileprivate var barCount: Int {
    switch modal {
    case .alert: 0
    case .sheet(let sheet, _): sheet.barCount
    case nil: bar.count
    }
  }
}
