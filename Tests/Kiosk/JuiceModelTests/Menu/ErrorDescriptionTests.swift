import JuiceModel
import Testing

struct ErrorDescriptionTests {
  @Test(arguments: [
    (MenuError.noFruits, "fruit"),
    (.noJuices, "juice"),
    (.duplicateFruit("fig"), "fig"),
    (.duplicateJuice("fig-juice"), "fig-juice"),
    (.invalidInitialCount(101, of: "fig"), "fig starts with 101; it may start with 0 to 100"),
    (.emptyRecipe("fig-juice"), "fig-juice"),
    (.unknownFruit("date", in: "fig-juice"), "fig-juice takes date"),
    (.duplicateIngredient("fig", in: "fig-juice"), "fig-juice names fig twice"),
    (.invalidAmount(0, of: "fig", in: "fig-juice"), "fig-juice takes 0 of fig; it may take 1"),
    (.emptyText(at: "fruits[0].id"), "fruits[0].id is empty"),
    (.controlCharacter(at: "juices[1].id"), "juices[1].id contains a control"),
    (.unknownFruit("a\u{1B}[2J\nb\u{202E}", in: "c"), "a␛[2J␊b\u{FFFD},"),
  ])
  func `a menu error names its culprit in one line`(error: MenuError, part: String) {
    #expect(error.description.contains(part))
    #expect(error.description.contains("cannot print value") == false)
    #expect(error.description.contains(where: \.isNewline) == false)
  }

  @Test func `a stock error says what would be right`() {
    #expect(
      StockError.unknownFruit("fig", known: ["kiwi", "mango"]).description
        == "unknown fruit \"fig\"; use one of kiwi, mango")
    #expect(
      StockError.outOfRange(-1, of: "kiwi").description
        == "-1 of kiwi is out of range; use 0 to 100")
    #expect(
      StockError.unknownFruit("a\nb", known: ["kiwi"]).description
        == "unknown fruit \"a␊b\"; use one of kiwi")
  }

  @Test func `an error of the maker names what is short and what is unknown`() {
    let shortages = [Shortage(fruit: "kiwi", amount: 2), Shortage(fruit: "mango", amount: 1)]
    #expect(
      OrderError.outOfStock(shortages).description
        == "not enough fruit; add 2 of kiwi, 1 of mango")
    #expect(
      OrderError.unknownJuice("fig\t").description
        == "no juice \"fig␉\"; order one that is on the menu")
  }
}
