public import JuiceModel

extension OrderViewModel {
  /// A fruit on the order screen.
  public struct FruitRow: Hashable, Sendable, Identifiable {
    /// The identifier of the fruit.
    public let id: Fruit.ID
    /// The name of the fruit.
    public let name: String
    /// A picture of the fruit as text, or `nil` if there is none.
    public let symbol: String?
    /// The number of fruits in stock.
    public let count: Int
  }

  /// A juice on the order screen.
  public struct JuiceRow: Hashable, Sendable, Identifiable {
    /// The identifier of the juice.
    public let id: Juice.ID
    /// The title of the button that orders the juice.
    public let title: String
    /// A Boolean value that indicates whether there is enough fruit for the juice.
    ///
    /// The button of a juice that can't be made stays enabled, because its alert offers to edit the
    /// stock.
    public let canBeMade: Bool
    /// The reason to show if the juice can't be made.
    public let shortageReason: String
  }

  /// The title of the screen.
  public var title: String { phrases.orderTitle }
  /// The title of the button that opens the stock sheet.
  public var editStockTitle: String { phrases.editStock }
  /// The heading of the fruits.
  public var stockTitle: String { phrases.stock }
  /// The heading of the juices.
  public var juicesTitle: String { phrases.juices }
  /// The fruits, in menu order.
  public var fruits: [FruitRow] { fruits(in: stock) }
  /// The juices, in menu order.
  public var juices: [JuiceRow] { juices(in: stock) }

  /// Returns the rows of the fruits for a stock, in menu order.
  public func fruits(in stock: Stock) -> [FruitRow] {
    menu.fruits.map { fruit in
      FruitRow(
        id: fruit.id,
        name: fruit.name[phrases.language],
        symbol: fruit.symbol,
        count: stock[fruit.id]
      )
    }
  }

  /// Returns the rows of the juices for a stock, in menu order.
  public func juices(in stock: Stock) -> [JuiceRow] {
    menu.juices.map { juice in
      JuiceRow(
        id: juice.id,
        title: phrases.orderJuice(flavour: juice.flavour[phrases.language]),
        canBeMade: stock.canMake(juice.recipe),
        shortageReason: phrases.notEnoughFruit
      )
    }
  }
}
