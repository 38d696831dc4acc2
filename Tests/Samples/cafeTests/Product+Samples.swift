@testable import cafe

extension Product {
  static let latte = sample("latte", ko: "라떼", en: "Latte", price: 4500, sizes: ["Short", "Tall"])
  static let mocha = sample("mocha", ko: "모카", en: "Mocha", price: 5000, sizes: ["Tall"])
  static let bagel = sample(
    "bagel", ko: "베이글", en: "Bagel", price: 900, sizes: [], isRecommended: false)

  private static func sample(
    _ id: String, ko: String, en: String, price: Int, sizes: [String], isRecommended: Bool = true
  ) -> Product {
    Product(
      id: id, picture: "\(id).png", symbol: "☕", name: Words(ko: ko, en: en),
      description: Words(ko: "맛있는 \(ko)", en: "A good \(en.lowercased())."),
      temperature: Words(ko: "뜨겁게", en: "Hot"), price: price,
      sizes: sizes.enumerated().map { index, name in
        Size(id: name, name: Words(ko: name, en: name), price: price + 500 * index)
      },
      isRecommended: isRecommended)
  }
}
