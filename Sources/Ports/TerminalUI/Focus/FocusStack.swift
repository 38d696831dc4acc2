import HeadlessUI
import TextRendering

/// The focus of each layer that is there or may come back.
struct FocusStack {
  /// The focus in the topmost layer, the only one that accepts events.
  var top = Focus()
  private var others: [Int: Focus] = [:]
  private var ids: [Int] = []

  /// The scroll position of each layer in lines, from the base up.
  var positions: [Int] { ids.dropLast().map { others[$0]?.position ?? 0 } + [top.position] }

  /// A layer that is uncovered, or that comes back in place of the one that replaced it, has the
  /// focus that it had before.
  mutating func settle(in layer: Layer<ErasedAction>, of session: PortSession<some HeadlessApp>) {
    let id = session.topLayer.id
    let (formerID, formerDepth) = (ids.last, ids.count)
    ids = session.layers.map { $0.id }
    var isKnown = formerID == id
    if isKnown == false {
      if let formerID { others[formerID] = top }
      let known = others.removeValue(forKey: id)
      isKnown = (known == nil) == false
      top = known ?? (formerDepth == ids.count ? top : Focus())
      others = others.filter { session.remembers($0.key) }
    }
    top.settle(in: layer, isKnown: isKnown)
  }
}
