extension PortSession {
  /// The topmost layer and what has a number in ``Screen/numbered``, as somebody sees them.
  package struct Seen {
    let layer: Int
    let choices: [Affordance<App.Action>]

    /// Returns the number that what has a number here has later, or `nil` if it isn't there any more, or if
    /// nothing tells it from others that aren't the same.
    package func number(of number: Int, in later: Seen) -> Int? {
      guard number > 0, number <= choices.count, layer == later.layer else { return nil }
      let identity = choices[number - 1].identity
      let alike = numbers(of: identity)
      let others = later.numbers(of: identity)
      if alike.count == 1 { return others.count == 1 ? others[0] : nil }
      let isSame = alike.map { choices[$0 - 1] } == others.map { later.choices[$0 - 1] }
      return isSame && others.contains(number) ? number : nil
    }

    private func numbers(of identity: AffordanceIdentity) -> [Int] {
      (1..<choices.count + 1).filter { number in
        let choice = choices[number - 1]
        return choice.identifier == identity.identifier && choice.identity == identity
      }
    }
  }
}
