import JuiceModel
import Testing

struct MenuWarningTests {
  private func menu(_ names: [LocalizedName], symbol: String? = nil) throws -> Menu {
    try Menu(
      fruits: names.enumerated().map {
        Fruit(id: .init("f\($0)"), name: $1, symbol: $0 == 0 ? symbol : nil)
      },
      juices: names.enumerated().map {
        Juice(id: .init("j\($0)"), flavour: $1, recipe: ["f0": 1])
      })
  }

  @Test func `the standard menu has no warnings`() {
    #expect(Menu.standard.warnings == [])
  }

  @Test(
    arguments: [
      ([[.english: "A"], [.english: "A"]], [.korean, .english]),
      ([[.english: "A"], [.english: "a"]], []),
      ([[.english: "\u{E9}"], [.english: "e\u{301}"]], [.korean, .english]),
      ([[.english: "A", .korean: "B"], [.english: "A", .korean: "C"]], [.english]),
      ([[.english: "A", .korean: "B"], [.english: "B"]], [.korean]),
      ([[.korean: "A"], [.english: "A"]], [.korean, .english]),
      (
        [[.korean: "A", .english: "B"], [.init(rawValue: "ja"): "A"]],
        [.korean, .init(rawValue: "ja")]
      ),
      ([[.korean: "A", .english: "B"], [.korean: "B", .english: "A"]], []),
    ] as [([LocalizedName], [Language])])
  func `names are compared as a kiosk shows them in each language`(
    names: [LocalizedName], languages: [Language]
  ) throws {
    let expected: [MenuWarning] = [
      .sharedName("f1", with: "f0", in: languages), .sharedFlavour("j1", with: "j0", in: languages),
    ]
    #expect(try menu(names).warnings == (languages.isEmpty ? [] : expected))
  }

  @Test func `a name can be that of different fruits in different languages`() throws {
    let names: [LocalizedName] = [
      [.korean: "A", .english: "X"], [.korean: "B", .english: "Y"], [.korean: "A", .english: "Y"],
    ]
    #expect(
      try menu(names).warnings.prefix(2) == [
        .sharedName("f2", with: "f0", in: [.korean]), .sharedName("f2", with: "f1", in: [.english]),
      ])
  }

  @Test(arguments: [
    ("🍓", nil), ("a", nil), ("ab", nil), ("가", nil), ("👩‍🌾", nil), ("🇰🇷", nil), ("abc", 3),
    ("🍓a", 3), ("🍓🍌", 4),
  ])
  func `a symbol wider than two cells is a warning`(symbol: String, width: Int?) throws {
    let expected = width.map { [MenuWarning.wideSymbol("f0", width: $0)] } ?? []
    #expect(try menu([[.english: "A"]], symbol: symbol).warnings == expected)
  }

  @Test(arguments: [
    (
      MenuWarning.sharedName("a\u{1B}", with: "b", in: [.korean, .english]),
      "fruit a␛ has the name of b in ko, en; give each its own"
    ),
    (
      .sharedFlavour("a", with: "b", in: [.korean]),
      "juice a has the flavour of b in ko; give each its own"
    ),
    (.wideSymbol("a", width: 4), "the symbol of fruit a is 4 cells wide; use at most 2"),
  ])
  func `a warning is a line of English`(warning: MenuWarning, line: String) {
    #expect(warning.description == line)
  }
}
