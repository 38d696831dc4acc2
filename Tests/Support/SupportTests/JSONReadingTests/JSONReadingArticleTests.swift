import JSONReading
import Testing

struct Size {
  let id: String
  let price: Int

  init?(_ json: JSONNode) {
    guard let id = json["id"].text, let price = json["price"].number else { return nil }
    self.id = id
    self.price = price
  }
}

struct JSONReadingArticleTests {
  @Test func `a type reads itself, or is nil if something is missing or has another type`() throws {
    let text = #"{ "sizes": [{ "id": "tall", "price": 5000 }, { "id": "tall" }, "tall"] }"#
    let menu = try #require(JSONNode(Array(text.utf8)))
    let sizes = menu["sizes"].items?.map { Size($0)?.price }
    #expect(sizes == [5000, nil, nil])
    #expect(menu["teas"].items == nil)
    #expect(menu["teas"]["green"].text == nil)
    #expect(menu.fields?.map(\.key) == ["sizes"])
    #expect(JSONNode(Array("{".utf8)) == nil)
  }

  @Test(arguments: [
    ("true", true), ("false", false), ("null", nil), ("1", nil), (#""true""#, nil),
  ])
  func `only true and false are truth values`(text: String, isTrue: Bool?) throws {
    #expect(try #require(JSONNode(Array(text.utf8))).isTrue == isTrue)
  }

  @Test(arguments: [("-12", -12), ("1.5", nil), ("1e3", nil), ("92233720368547758070", nil)])
  func `only whole numbers that fit have a value`(text: String, number: Int?) throws {
    #expect(try #require(JSONNode(Array(text.utf8))).number == number)
  }
}
