/// A juice that the shop makes.
public struct Juice: Hashable, Sendable, Identifiable {
  /// Identifies a juice.
  public typealias ID = Identifier<Juice>

  /// What orders call the juice.
  public let id: ID
  /// What people call the juice, without the word for juice.
  public let flavour: LocalizedName
  /// What one glass takes.
  public let recipe: Recipe

  /// Creates a juice.
  public init(id: ID, flavour: LocalizedName, recipe: Recipe) {
    self.id = id
    self.flavour = flavour
    self.recipe = recipe
  }
}
