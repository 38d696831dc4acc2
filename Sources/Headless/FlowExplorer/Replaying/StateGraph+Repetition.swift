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
    texts = [HiddenState.actions: ["\(state.layers.hashValue)"]].merging(hidden) { $1 }
  }

  /// The whole numbers among the hidden values.
  var numbers: [String: Int] {
    texts.compactMapValues { texts in
      texts.count > 1 ? nil : texts.first?.split(separator: " ").first.flatMap { Int($0) }
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

extension StateGraph {
  /// The paths of hidden values that grow, in numbers or in length, for as long as the explorer goes on.
  var growing: [String] {
    let (former, later) = halves
    let numbers = Self.growing(\.numbers, from: 3, former, later)
    return numbers.union(Self.growing(\.lengths, former, later)).sorted()
  }

  /// The first half of the states, in the order of discovery, and the second one.
  private var halves: (former: ArraySlice<Side>, later: ArraySlice<Side>) {
    let sides = states.compactMap { $0 as? any PartlyHidden }.map { Side($0) }
    return (sides.prefix(sides.count / 2), sides.dropFirst(sides.count / 2))
  }

  /// Stops the explorer if hidden values are new in nearly every state while the screens repeat, or if
  /// nearly all states repeat but for numbers that grow, once there are many states for each screen, or as
  /// many as the scope allows.
  @usableFromInline
  mutating func stopIfNothingRepeats(isEarly: Bool) {
    let isFull =
      switch bound {
      case .states, .depth: true
      case .unrepeated, .violation, .cancelled, nil: false
      }
    let isDue = isEarly && bound == nil && states.count >= nextComparison
    guard isFull || isDue, case .some = (states.first as? any PartlyHidden)?.hidden else { return }
    let (former, later) = halves
    let few = 128 + 16 * Set((former + later).map { $0.screen }).count
    nextComparison = max(few, states.count * 5 / 4)
    guard isFull || states.count >= few else { return }
    let new = Self.unrepeated(former, later)
    let paths = new.isEmpty ? Self.counting(former, later) : new
    if paths.isEmpty == false { bound = .unrepeated(paths.sorted()) }
  }

  /// Returns the paths of numbers that grow, if nine of ten later states repeat but for them.
  private static func counting(
    _ former: ArraySlice<Side>, _ later: ArraySlice<Side>
  ) -> Set<String> {
    let paths = growing(\.numbers, former, later)
    let known = Set(former.map { $0.rest(without: paths) })
    let repeated = later.count { known.contains($0.rest(without: paths)) }
    return 10 * repeated < 9 * later.count ? [] : paths
  }

  /// Returns the paths at which three of four later states have new values, while their screens repeat.
  private static func unrepeated(
    _ former: ArraySlice<Side>, _ later: ArraySlice<Side>
  ) -> Set<String> {
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

  /// Returns the paths at which a size grows by a quarter from former states to later ones, to a smallest one
  /// or more.
  private static func growing(
    _ sizes: (Side) -> [String: Int], from smallest: Int = 32, _ former: ArraySlice<Side>,
    _ later: ArraySlice<Side>
  ) -> Set<String> {
    let sizes = [former, later].map { sides in
      sides.map(sizes).reduce(into: [:]) { $0.merge($1, uniquingKeysWith: max) }
    }
    let growing = sizes[1].filter { path, size in
      let former = sizes[0][path, default: 0]
      return size >= smallest && size > former && size - size / 5 >= former
    }
    return Set(growing.keys)
  }
}
