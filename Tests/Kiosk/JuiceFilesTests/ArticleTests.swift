import JuiceFiles
import JuiceModel
import TestSupport
import Testing

@Test func `a store keeps its stock in a file`() throws {
  let folder = try TemporaryFolder()
  let path = folder.path("stock.json")
  let file = try StockFile(path, menu: .standard)
  let store = FruitStore(file.stock, saving: file.save, reading: file.readAgain)
  try JuiceMaker(menu: .standard, store: store).make(.kiwi)
  #expect(file.stock[.kiwi] == 7)
}
