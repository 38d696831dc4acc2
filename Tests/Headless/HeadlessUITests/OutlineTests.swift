import HeadlessUI
import SeededScreens
import TestSizes
import Testing

struct OutlineTests {
  @Test(arguments: TestSizes.size(quick: UInt64(0)..<12, exhaustive: 0..<150))
  func `a screen can be read back from its outline`(seed: UInt64) throws {
    var random = GeneratedScreens(seed: seed)
    let screen = random.screen(depth: Int(seed % 6))
    let outline = screen.outline
    let read = try Screen(parsing: Array(outline.utf8), file: "outline")
    #expect(read == screen.numbered)
    #expect(read.outline.utf8.elementsEqual(outline.utf8))
    #expect(outline.utf8.suffix(2).elementsEqual("\n\n".utf8) == false)
    #expect(outline.contains("\n\n") == false)
  }

  @Test(
    arguments: [
      (nil, nil, "alert"), (nil, "Message", #"alert "Message""#),
      ("Title", nil, #"alert title "Title""#),
      ("Title", "Message", #"alert "Message" title "Title" warning"#),
    ] as [(String?, String?, String)])
  func `an alert says only what it has`(title: String?, message: String?, line: String) throws {
    let alert = Layer(
      .alert, title: title, message: message, isWarning: line.hasSuffix("warning"),
      buttons: [Button("OK", action: 1)], dismissal: Dismissal(2))
    let screen = Screen(title: "Base", coveredBy: [alert])
    let outline = "screen \"Base\"\n  \(line) dismiss [2]\n    button \"OK\" [1]\n"
    #expect(screen.outline == outline)
    #expect(try Screen(parsing: Array(outline.utf8), file: "outline") == screen)
  }

  @Test func `an outline shows everything, one part on each line`() {
    let outline = #"""
      screen "All \"of\" it" id "all" unsaved focus "buy"
        event "Rain" [3]
        event "menu" with "offline" [4]
        bar "Edit" hint "saves" [1] destructive
        text "Words"
        group "Named"
          value "Kiwi" id "kiwi" "3" symbol "🥝"
        group
        stepper "Mango" id "mango" "0" symbol "🥭" increase [3] status "New" warning holds
        button "Buy" id "buy" value "$4" symbol "🛒" [4] status "Sold out" holds
        button "Sell" status "Sold out"
        sheet "More" id "bag" dismiss [2] hint "discards"
          bar "Close"
          alert "Out of\npaper" id "paper" title "Sorry" warning dismiss [2]
            button "OK" [1] cancel

      """#
    #expect(Screen(outline: outline).outline == outline)
  }
}
