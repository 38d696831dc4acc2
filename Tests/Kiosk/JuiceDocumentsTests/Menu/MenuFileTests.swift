import JuiceDocuments
import JuiceModel
import Testing

struct MenuFileTests {
  @Test func `the standard menu can be written as a file`() throws {
    #expect(try Menu.reading(MenuFolder.text("standard")) == .standard)
  }

  @Test func `a missing language shows the other one, and a symbol is optional`() throws {
    let menu = try Menu.reading(MenuFolder.text("lemonade"))
    #expect(menu.fruits.map(\.name[.korean]) == ["레몬", "Fig"])
    #expect(menu.fruits.map(\.name[.english]) == ["Lemon", "Fig"])
    #expect(menu.fruits.map(\.symbol) == ["🍋", nil])
    #expect(menu.fruits.map(\.initialCount) == [20, 5])
    #expect(menu.juices.map(\.flavour[.korean]) == ["Lemon", "Fig lemon"])
    #expect(menu.juices.map(\.recipe) == [["lemon": 2], ["fig": 3, "lemon": 1]])
    let korean = try Menu.sample(#", "en": "Fig""#, with: "")
    #expect(korean.fruits.map(\.name[.english]) == ["무화과"])
  }

  @Test func `the order of a recipe is the order of the document`() throws {
    let names = ["z", "y", "a", "x", "b"]
    let fruits = names.map { #"{ "id": "\#($0)", "name": { "en": "F" }, "stock": 1 }"# }
    let recipe = names.map { #""\#($0)": 1"# }.joined(separator: ",")
    let menu = try Menu.reading(
      """
      { "juices": [{ "recipe": {\(recipe)}, "flavour": { "en": "J" }, "id": "j" }],
        "fruits": [\(fruits.joined(separator: ","))] }
      """)
    #expect(menu.juices.first?.recipe.ingredients.map(\.fruit.rawValue) == names)
  }

  @Test(arguments: [
    (#""Fig""#, #""\u0046i\u0067""#, "Fig"), (#""Fig""#, #""\uD83C\uDF4B""#, "🍋"),
    (#""Fig""#, #""\"\\\/""#, #""\/"#), (#""Fig""#, #""Fíg""#, "Fíg"),
  ])
  func `texts are read with their escapes`(part: String, other: String, name: String) throws {
    #expect(try Menu.sample(part, with: other).fruits.map(\.name[.english]) == [name])
  }

  @Test(arguments: ["0", "100", "1e1", "10.0", "-0"])
  func `whole numbers within the bounds are read`(number: String) throws {
    let menu = try Menu.sample(#""stock": 10"#, with: #""stock": \#(number)"#)
    #expect(menu.fruits.map(\.initialCount) == [Int(try #require(Double(number)))])
  }

  @Test(arguments: [1, 80])
  func `names of up to eighty characters are read`(count: Int) throws {
    let name = String(repeating: "가", count: count)
    #expect(try Menu.sample("무화과", with: name).fruits.map(\.name[.korean]) == [name])
  }
}
