/// What one juice takes of one fruit, both by their places on a menu.
struct Share: Hashable, Sendable {
  let juice: Int
  let fruit: Int
  let amount: Int
}
