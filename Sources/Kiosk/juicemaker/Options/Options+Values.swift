import JuiceModel
import JuiceViewModels
import PlainText
import TextRendering

extension Options {
  /// Returns the size in a value such as `60x24`.
  ///
  /// - Throws: A ``UsageError`` if the value isn't a size.
  static func viewport(_ value: String) throws(UsageError) -> Viewport {
    let sides = value.split(separator: "x", omittingEmptySubsequences: false)
    let numbers = sides.compactMap { wholeNumber($0) }.filter { (1...1_000).contains($0) }
    guard sides.count == 2, numbers.count == 2, let columns = numbers.first, let rows = numbers.last
    else {
      throw UsageError(
        "--size \(value.shown) isn't a size",
        "use COLUMNSxROWS, each from 1 to 1000, such as 60x24"
      )
    }
    return Viewport(columns: columns, rows: rows)
  }

  /// Returns the phrases of the language with a code such as `ko`.
  ///
  /// - Throws: A ``UsageError`` if there is no such language.
  static func phrases(_ value: String) throws(UsageError) -> Phrases {
    guard let phrases = Phrases.all.first(where: { $0.language.rawValue == value }) else {
      let known = Phrases.all.map { $0.language.rawValue }
      throw UsageError(
        "--language \(value.shown) is unknown", value, among: known,
        else: "use \(known.joined(separator: " or "))")
    }
    return phrases
  }

  /// Returns the format with a name such as `mermaid`.
  ///
  /// - Throws: A ``UsageError`` if there is no such format.
  static func format(_ value: String) throws(UsageError) -> ReportFormat {
    guard let format = ReportFormat(rawValue: value) else {
      let known = ReportFormat.allCases.map { $0.rawValue }
      throw UsageError(
        "--format \(value.shown) is unknown", value, among: known,
        else: "use \(known.joined(separator: ", "))")
    }
    return format
  }

  /// Returns the number of states in a value such as `250000`.
  ///
  /// - Throws: A ``UsageError`` if the value isn't a number of states.
  static func states(_ value: String) throws(UsageError) -> Int {
    guard let number = wholeNumber(value[...]), (1...mostStates).contains(number) else {
      throw UsageError(
        "--states \(value.shown) isn't a number of states",
        "use 1 to \(mostStates), such as 250000")
    }
    return number
  }

  /// Returns the stock with counts such as `strawberry=16,banana=0`.
  ///
  /// - Throws: A ``UsageError`` if a count isn't valid, or if the menu doesn't have a fruit.
  static func stock(_ value: String, of menu: Menu) throws(UsageError) -> Stock {
    var counts: [(fruit: Fruit.ID, count: Int)] = []
    for entry in value.split(separator: ",", omittingEmptySubsequences: false) {
      let parts = entry.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2, let name = parts.first, let number = parts.last else {
        throw UsageError(
          "--stock \(String(entry).shown) isn't FRUIT=COUNT", "for example, strawberry=16,banana=0")
      }
      let fruit = Fruit.ID(String(name))
      guard counts.contains(where: { $0.fruit == fruit }) == false else {
        throw UsageError("--stock has \(String(name).shown) twice", "name each fruit once")
      }
      guard let count = wholeNumber(number) else {
        throw UsageError("--stock \(String(entry).shown) has no valid count", "use 0 to 100")
      }
      counts.append((fruit, count))
    }
    do {
      return try Stock(of: menu, with: counts)
    } catch {
      switch error {
      case .unknownFruit(let fruit, let known):
        let names = known.map { $0.rawValue }
        throw UsageError(
          "--stock \(fruit.rawValue.shown) isn't a fruit on the menu", fruit.rawValue, among: names,
          else: "use \(names.joined(separator: ", "))")
      case .outOfRange(let count, let fruit):
        throw UsageError("--stock \(fruit)=\(count) is out of range", "use 0 to 100")
      }
    }
  }

  private static func wholeNumber(_ digits: Substring) -> Int? {
    let isNumber = digits.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    return isNumber ? Int(digits) : nil
  }
}
