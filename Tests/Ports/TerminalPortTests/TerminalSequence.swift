/// A control sequence of ECMA-48: `ESC [`, parameters, intermediates and a final byte.
struct TerminalSequence: Hashable {
  /// What stands before the parameters, such as `?`, or nothing.
  let prefix: String
  /// The numbers, each nothing where it is left out.
  let parameters: [Int?]
  /// The intermediates and the final byte, such as `H` or `$p`.
  let function: String

  /// Reads what stands after `ESC [`, or gives nothing where it is not well-formed.
  init?(_ body: String) {
    let prefix = body.prefix { "<=>?".contains($0) }
    let rest = body.dropFirst(prefix.count)
    let digits = rest.prefix { ("0"..."9").contains($0) || $0 == ";" }
    let numbers = digits.split(separator: ";", omittingEmptySubsequences: false)
    guard numbers.allSatisfy({ $0.count < 6 }) else { return nil }
    self.prefix = String(prefix)
    parameters = numbers.map { Int($0) }
    function = String(rest.dropFirst(digits.count))
  }

  /// A parameter by its place, or its value where it is left out.
  func parameter(_ place: Int, default value: Int) -> Int {
    parameters.indices.contains(place) ? parameters[place] ?? value : value
  }

  /// A parameter that counts, at least 1.
  func count(_ place: Int = 0) -> Int {
    max(parameter(place, default: 1), 1)
  }
}
