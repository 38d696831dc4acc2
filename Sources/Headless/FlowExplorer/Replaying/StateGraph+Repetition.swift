/// What tells a state from others, and what grows in it.
private struct Side {
  let screen: String
  /// The hidden values at each path, and a path for the actions of the screen.
  let texts: [String: [String]]

  /// Creates the side of a state, whose events don't count, because the names of calls often number them.
  init(_ state: any PartlyHidden) {
    let lines = state.outline.split(separator: "\n").filter { $0.hasPrefix("  event ") == false }
    screen = lines.joined(separator: "\n")
    let hidden = state.hidden?.texts ?? [:]
    texts = [HiddenState.actions: ["hash \(state.layers.hashValue)"]].merging(hidden) { $1 }
  }

  /// The largest whole number at each path.
  var numbers: [String: Int] {
    texts.compactMapValues { texts in
      texts.compactMap { $0.split(separator: " ").first.flatMap { Int($0) } }.max()
    }
  }

  /// The lengths of the hidden values as texts.
  var lengths: [String: Int] { texts.mapValues { $0.reduce(0) { $0 + $1.utf8.count } } }

  /// The screen, and the hidden values at other paths than some.
  func rest(without paths: Set<String>) -> [String: [String]] {
    texts.filter { path, _ in (path == HiddenState.actions || paths.contains(path)) == false }
      .merging([HiddenState.actions: [screen]]) { $1 }
  }
}

/// The former and the later half of the states of a graph, in the order of discovery.
private struct Halves {
  let former, later: ArraySlice<Side>

  init(_ states: [Any]) {
    let sides = states.compactMap { $0 as? any PartlyHidden }.map { Side($0) }
    former = sides.prefix(sides.count / 2)
    later = sides.dropFirst(sides.count / 2)
  }

  /// The paths at which three of four later states have new values, while their screens repeat.
  var unrepeated: Set<String> {
    let screens = Set(former.map { $0.screen })
    let known = Dictionary(grouping: former.flatMap { $0.texts }) { $0.key }
      .mapValues { Set($0.map { $0.value }) }
    let never = known.filter { path, texts in
      let new = later.count { side in
        screens.contains(side.screen) && side.texts[path].map(texts.contains) == false
      }
      return 4 * new >= 3 * later.count
    }
    return Set(never.keys)
  }

  /// The paths of numbers that grow, if four of five later states repeat but for them.
  var counting: Set<String> {
    let paths = growing(from: 12) { $0.numbers }
    let known = Set(former.map { $0.rest(without: paths) })
    let repeated = later.count { known.contains($0.rest(without: paths)) }
    return 5 * repeated < 4 * later.count ? [] : paths
  }

  /// Returns the paths at which a size grows by a quarter from former states to later ones, to a smallest one
  /// or more.
  func growing(from smallest: Int = 32, _ sizes: (Side) -> [String: Int]) -> Set<String> {
    let before = Dictionary(former.flatMap(sizes), uniquingKeysWith: max)
    let after = Dictionary(later.flatMap(sizes), uniquingKeysWith: max)
    let growing = after.filter { path, size in
      let former = before[path, default: 0]
      return size >= smallest && size > former && size - size / 5 >= former
    }
    return Set(growing.keys)
  }
}

extension StateGraph {
  /// The paths of hidden values that grow, in numbers, in count, or in length, for as long as the explorer goes on.
  var growing: [String] {
    let halves = Halves(states)
    let numbers = halves.growing(from: 3) { $0.numbers }
    let counts = halves.growing(from: 4) { $0.texts.mapValues { $0.count } }
    return numbers.union(counts).union(halves.growing { $0.lengths }).sorted()
  }

  /// Stops the explorer if hidden values are new in nearly every state while the screens repeat, or if
  /// nearly all states repeat but for numbers that grow, once there are many states for each screen, or as
  /// many as the scope allows.
  @usableFromInline
  mutating func stopIfNothingRepeats(isEarly: Bool) {
    switch bound {
    case .states, .depth: break
    case nil: guard isEarly, states.count >= nextComparison else { return }
    case .unrepeated, .violation, .cancelled: return
    }
    guard case .some = states.first.flatMap(hidden) else { return }
    let halves = Halves(states)
    let few = 128 + 8 * Set((halves.former + halves.later).map { $0.screen }).count
    nextComparison = max(few, states.count * 5 / 4)
    if bound == nil, states.count < few { return }
    let new = halves.unrepeated
    let paths = new.isEmpty ? halves.counting : new
    if paths.isEmpty == false { bound = .unrepeated(paths.sorted()) }
  }
}
