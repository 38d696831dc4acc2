import HeadlessUI

extension StateGraph {
  /// Stops the explorer if hidden values are new in nearly every state while the screens repeat, once there
  /// are many states for each screen, or as many as the scope allows if the hidden state was named.
  @usableFromInline
  mutating func stopIfNothingRepeats() {
    let isFull = bound == .states(limit)
    guard isFull || (bound == nil && states.count >= nextComparison),
      let first = (states.first as? any PartlyHidden)?.sides.hidden,
      isFull || first.isNamed == false
    else { return }
    let sides = states.compactMap { ($0 as? any PartlyHidden)?.sides }
    let (screens, half) = (sides.map { $0.screen }, states.count / 2)
    let (few, former) = (128 + 16 * Set(screens).count, Set(screens.prefix(half)))
    nextComparison = max(few, states.count * 5 / 4)
    guard isFull || states.count >= few else { return }
    let known = Set(sides.prefix(half).flatMap { $0.hidden?.texts ?? [] })
    let knownPaths = Set(known.map { $0[0] })
    let paths = sides.dropFirst(half).filter { former.contains($0.screen) }
      .flatMap { $0.hidden?.texts ?? [] }
      .filter { known.contains($0) == false }.map { $0[0] }.filter(knownPaths.contains)
    let never = Dictionary(grouping: paths) { $0 }
      .filter { 4 * $1.count >= 3 * (states.count - half) }.keys.sorted()
    if never.isEmpty == false { bound = .unrepeated(never) }
  }
}
