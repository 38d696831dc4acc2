import JuiceDocuments
import JuiceModel
import Testing

@Test func `a menu with mistakes names each with its place`() {
  let text = """
    { "fruits": [{ "id": "fig", "name": { "en": "Fig" }, "stock": 101 }],
      "juices": [{ "id": "fig", "flavour": { "en": "Fig" }, "recipe": { "figs": 1 } }] }
    """
  let error = #expect(throws: FileError.self) {
    try MenuFile(json: Array(text.utf8), file: "menu.json")
  }
  let expected = """
    menu.json:1:63: fruits[0].stock: 101 is out of range; use 0 to 100
    menu.json:2:69: juices[0].recipe.figs: isn't a fruit of this menu. Did you mean "fig"?
    """
  #expect(error?.description == expected)
}
