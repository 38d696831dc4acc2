import FlowDriver
import HeadlessUI
import TestSupport
import Testing

struct OutlineTests {
  @Test(arguments: TestSizes.size(quick: UInt64(0)..<12, exhaustive: 0..<150))
  func `a screen can be read back from its outline`(seed: UInt64) throws {
    let screen = Screen(seed: seed, depth: Int(seed % 6))
    let outline = screen.outline
    let read = try Screen(parsing: Array(outline.utf8), file: "outline")
    #expect(read == screen.numbered)
    #expect(read.outline.utf8.elementsEqual(outline.utf8))
    #expect(outline.utf8.suffix(2).elementsEqual("\n\n".utf8) == false)
    #expect(outline.contains("\n\n") == false)
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
