/// How many cells a terminal has.
struct TerminalSize: Hashable {
  let columns: Int
  let rows: Int
}
