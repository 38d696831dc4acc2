import CellText
import Testing

@Test func `names stand in straight columns and are safe to print`() {
  let rows = ["Kiwi", "망고", "🍓"].map { name in
    name + String(repeating: ".", count: 6 - name.displayWidth) + "10"
  }
  #expect(rows == ["Kiwi..10", "망고..10", "🍓....10"])
  #expect("Kiwi\u{1B}[2J\n".visible == "Kiwi␛[2J␊")
  #expect("the \"best\" kiwi".quoted == #""the \"best\" kiwi""#)
}
