/// The names that more than one row has, which flows tell apart by their identifiers.
///
/// They are found once for a screen, in time that grows with the number of rows.
struct Duplicates {
  private let names: Set<String>

  init(of names: [String]) {
    var seen = Set<String>(minimumCapacity: names.count)
    self.names = Set(names.filter { seen.insert($0).inserted == false })
  }

  func contains(_ name: String) -> Bool { names.contains(name) }
}
