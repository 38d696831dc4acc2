import JuiceDocuments
import JuiceModel
import Testing

struct SavedStockTests {
  /// A text that a test changes, as another program does.
  private final class Text {
    var bytes: [UInt8]?
  }

  private struct Memory: StockStorage {
    let text = Text()
    let path = "stock.json"
    var limit = sizeLimit
    var known: [UInt8]?

    mutating func readText() -> [UInt8]? {
      known = text.bytes
      return known
    }

    mutating func replaceText(with bytes: [UInt8]) throws(FileError) {
      guard text.bytes == known else {
        throw FileError(at: path, "was changed", cause: .changedElsewhere)
      }
      text.bytes = bytes
      known = bytes
    }
  }

  private let sevenKiwis = Stock(of: .standard, with: [.kiwi: 7])

  private func document(_ stock: String) -> [UInt8] {
    Array(#"{"version":1,"stock":{\#(stock)}}"#.utf8)
  }

  @Test func `a damaged stock is still damaged until it's repaired or overwritten`() throws {
    let memory = Memory()
    var stock = SavedStock(of: .standard, in: memory)
    let damaged = document(#""kiwi":101"#)
    let message = "stock.json:1:30: stock.kiwi: 101 is out of range; use 0 to 100"
    let damage = StockNotSaved(.damaged, reason: message)
    for isRepaired in [true, false] {
      try stock.save(sevenKiwis)
      memory.text.bytes = damaged
      let change = #expect(throws: StockNotSaved.self) { try stock.save(sevenKiwis) }
      #expect(change?.cause == .changedElsewhere)
      #expect(throws: damage) { try stock.readAgain() }
      #expect(throws: damage) { try stock.save(sevenKiwis) }
      #expect(memory.text.bytes == damaged)
      #expect(stock.failure?.description == message)
      if isRepaired {
        memory.text.bytes = document(#""kiwi":5"#)
        #expect(try stock.readAgain()[.kiwi] == 5)
      } else {
        _ = stock.storage.readText()
        try stock.save(sevenKiwis)
      }
      #expect(stock.failure == nil && stock.latestFailure?.description == message)
    }
    #expect(stock.stock[.kiwi] == 7)
  }

  @Test func `a stock that could become too large to be read isn't replaced`() throws {
    let other = document(#""old":1"#)
    let limit = try StockDocument(json: other, file: "")
      .updated(with: StockDocument(of: sevenKiwis)).longestSize
    let message = """
      stock.json: is too large with the new fruits of the menu; remove fruits that aren't on the \
      menu, or use another file
      """
    let memory = Memory(limit: limit - 1)
    var stock = SavedStock(of: .standard, in: memory)
    try stock.save(sevenKiwis)
    memory.text.bytes = other
    for _ in 1...2 {
      let refusal = #expect(throws: StockNotSaved.self) { try stock.readAgain() }
      #expect(refusal?.reason == message)
      #expect(throws: try #require(refusal)) { try stock.save(sevenKiwis) }
    }
    #expect(memory.text.bytes == other)
    stock.storage.limit = limit
    _ = try stock.readAgain()
    try stock.save(
      Stock(of: .standard, with: sevenKiwis.fruits.reduce(into: [:]) { $0[$1] = 100 }))
    #expect(memory.text.bytes?.count ?? .max <= limit)
  }
}
