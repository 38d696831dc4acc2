/// The states of the kiosk with two fruits, three juices, and few counts of each fruit, found from the
/// rules of the kiosk alone, without view models or screens.
struct RestockingSpace {
  enum State: Hashable {
    case home(stock: [Int])
    case made(juice: Int, stock: [Int])
    case short(stock: [Int], missing: [Int])
    case sheet(stock: [Int], draft: [Int], missing: Int? = nil)
  }

  /// The strawberries and bananas in each juice, at most 2 of each.
  private static let recipes = [[2, 0], [0, 2], [2, 1]]

  /// The fewest steps to each state.
  private(set) var steps: [State: Int]
  /// The number of transitions, including those that lead back to the same state.
  private(set) var transitions = 0

  var depth: Int { steps.values.max() ?? 0 }

  private let counts: ClosedRange<Int>

  init(_ counts: ClosedRange<Int>) {
    self.counts = counts
    steps = [.home(stock: [counts.upperBound, counts.upperBound]): 0]
    var frontier = Array(steps.keys)
    while let step = frontier.first.flatMap({ steps[$0] }) {
      let next = frontier.flatMap { self.next(after: $0) }
      transitions += next.count
      frontier = []
      for state in next where steps[state] == nil {
        steps[state] = step + 1
        frontier.append(state)
      }
    }
  }

  /// Returns the states that a person can reach from a state in one step.
  private func next(after state: State) -> [State] {
    switch state {
    case .home(let stock): orders(stock) + [.sheet(stock: stock, draft: stock)]
    case .made(_, let stock): [.home(stock: stock)]
    case .short(let stock, let missing):
      [
        .sheet(stock: stock, draft: stock, missing: missing.firstIndex { $0 > 0 }),
        .home(stock: stock), .home(stock: stock),
      ]
    case .sheet(let stock, let draft, _):
      drafts(draft).map { .sheet(stock: stock, draft: $0) }
        + [.home(stock: draft), .home(stock: stock), .home(stock: stock)]
    }
  }

  private func orders(_ stock: [Int]) -> [State] {
    Self.recipes.enumerated().compactMap { juice, recipe in
      let rest = zip(stock, recipe).map { $0 - $1 }
      if rest.allSatisfy({ counts.contains($0) }) { return .made(juice: juice, stock: rest) }
      let missing = rest.map { max(-$0, 0) }
      return missing.contains { $0 > 0 } ? .short(stock: stock, missing: missing) : nil
    }
  }

  private func drafts(_ draft: [Int]) -> [[Int]] {
    draft.indices.flatMap { fruit in
      [-1, 1].map { step in
        draft.enumerated().map { $0.offset == fruit ? $0.element + step : $0.element }
      }
    }
    .filter { $0.allSatisfy { counts.contains($0) } }
  }
}
