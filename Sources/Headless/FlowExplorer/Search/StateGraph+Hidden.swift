import HeadlessUI

extension StateGraph {
  /// Stops the explorer if hidden values are new in nearly every state while the screens repeat, once there
  /// are many states for each screen, or as many as the scope allows if the hidden state was named.
  @usableFromInline
  mutating func stopIfNothingRepeats() {
    let isFull = bound == .states(limit)
    guard isFull || (bound == nil && states.count >= nextComparison),
      let first = (states.first as? any PartlyHidden)?.hidden, isFull || first.isNamed == false
    else { return }
    let states = states.compactMap { $0 as? any PartlyHidden }
    let (screens, half) = (states.map { $0.screenKey }, states.count / 2)
    let (few, former) = (128 + 16 * Set(screens).count, Set(screens.prefix(half)))
    nextComparison = max(few, states.count * 5 / 4)
    guard isFull || states.count >= few else { return }
    var (known, news): ([String: Set<[String]>], [String: Int]) = ([:], [:])
    for (index, state) in states.enumerated() {
      let parts = state.hidden?.parts.filter { $0.isReference == false } ?? []
      for (path, parts) in Dictionary(grouping: parts, by: { $0.path }) {
        let texts = parts.map { $0.text }
        if index < half {
          known[path, default: []].insert(texts)
        } else if former.contains(screens[index]), known[path]?.contains(texts) == false {
          news[path, default: 0] += 1
        }
      }
    }
    let paths = news.filter { 4 * $1 >= 3 * (states.count - half) }.keys.sorted()
    if paths.isEmpty == false { bound = .unrepeated(paths) }
  }
}
