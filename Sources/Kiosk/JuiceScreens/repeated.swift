/// The names that several things have, which need identifiers to be told apart.
func repeated(_ names: [String]) -> Set<String> {
  var seen: Set<String> = []
  return Set(names.filter { seen.insert($0).inserted == false })
}
