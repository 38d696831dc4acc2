import Foundation

/// What a stock file says, read apart from the code that wrote it.
struct KeptStock: Decodable {
  let version: Int
  let stock: [String: Int]

  init(_ file: String) throws {
    self = try JSONDecoder().decode(
      KeptStock.self, from: Data(contentsOf: URL(filePath: file)))
  }
}
