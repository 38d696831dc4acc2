import SnapshotFiles
import Testing

@Suite struct NodeDifferenceTests {
  private let old = """
    screen "쥬스"
      group "재고"
        value "딸기" "10"
        value "바나나" "10"
      group "쥬스"
        button "딸기쥬스 주문", Sold out [2]
        button "키위쥬스 주문" [3]

    """

  private func difference(from old: String, to new: String) -> String {
    let file = SnapshotFile(path: "Snapshots/Order/initial.ko.linear.txt")
    return NodeDifference(of: file, from: old, to: new, readings: []).text
  }

  @Test func `a node that changed is shown with its path, role, and values`() {
    let new = old.replacing("\"딸기\" \"10\"", with: "\"딸기\" \"9\"")
    #expect(
      difference(from: old, to: new) == "재고 / 딸기: value \"10\" -> \"9\"\n")
  }

  @Test func `nodes that were added and removed are shown, and numbers don't matter`() {
    let new = old.replacing("        value \"바나나\" \"10\"\n", with: "")
      .replacing("    value \"바나나\" \"10\"\n", with: "    value \"망\\\"고\" \"1\"\n")
      .replacing(", Sold out [2]", with: " [9]").replacing("[3]", with: "[10]")
    #expect(
      difference(from: old, to: new) == """
        - 재고 / 바나나: value "10"
        쥬스 / 딸기쥬스 주문: button Sold out -> nothing
        + 재고 / 망\\\\"고: value "1"

        """)
  }

  @Test func `the commas between the signs of a stepper remain`() {
    let start = "sheet \"쥬스\", dismiss [12]\n  stepper "
    let old = start + "\"딸기, [1]\" \"10\", decrease [2], increase [3]\n"
    let new = start + "\"딸기, [1]\" \"0\", decrease disabled, increase [30]\n"
    #expect(
      difference(from: old, to: new) == """
        딸기, [1]: stepper "10", decrease, increase -> "0", decrease disabled, increase

        """)
  }

  @Test func `a number in quotes is a part of the text`() {
    let old = "text \"[1], \\\" [2]\" [3]\n"
    #expect(difference(from: old, to: old.replacing("[3]", with: "[4]")) == "")
    let values = ("value \"a\" \"b [2]\"\n", "value \"a\" \"b [3]\"\n")
    #expect(difference(from: values.0, to: values.1) == "a: value \"b [2]\" -> \"b [3]\"\n")
  }

  @Test(arguments: ["╭──╮\n│ a│\n", "screen \"a\n", "screen \"a\"\n      value \"b\" \"1\"\n"])
  func `a text that isn't a linear reading has no nodes`(text: String) {
    #expect(difference(from: text, to: old) == "")
  }
}
