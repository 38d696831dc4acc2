/// The names that are most like a name, at most three, the most alike first.
///
/// The time that it takes is bounded: long names are compared by their start, and of very many
/// names only the first are looked at.
func nearest(to name: String, among names: [String]) -> [String] {
  let goal = start(of: name)
  var seen: Set<String> = []
  let ranked = names.prefix(500)
    .filter { seen.insert($0).inserted }
    .enumerated()
    .map { (unlike: unlikeness(goal, start(of: $0.element)), order: $0.offset, name: $0.element) }
    .sorted { ($0.unlike, $0.order) < ($1.unlike, $1.order) }
  return ranked.prefix(3).map { $0.name }
}

private func start(of name: String) -> [Character] {
  Array(String(name.unicodeScalars.prefix(200)).prefix(50))
}

/// How much of the longer text is to be changed to make it the other, from 0 to 1.
private func unlikeness(_ one: [Character], _ other: [Character]) -> Double {
  Double(distance(one, other)) / Double(max(one.count, other.count, 1))
}

/// How many characters are to be added, removed or replaced to make one text the other.
private func distance(_ one: [Character], _ other: [Character]) -> Int {
  var row = Array(0...other.count)
  for (index, character) in one.enumerated() {
    var last = index + 1
    var next = [last]
    for (candidate, (diagonal, above)) in zip(other, zip(row, row.dropFirst())) {
      last = min(last + 1, above + 1, diagonal + (candidate == character ? 0 : 1))
      next.append(last)
    }
    row = next
  }
  return row.last ?? 0
}
