import Foundation

/// The contents of a stock file, read by other code than that of the kiosk.
struct KeptStock: Decodable {
  let version: Int
  let stock: [String: Int]

  init(_ file: String) throws {
    self = try JSONDecoder().decode(
      KeptStock.self, from: Data(contentsOf: URL(filePath: file)))
  }
}
