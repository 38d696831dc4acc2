import HeadlessUI
import SeededScreens
import Testing

struct NumberingTests {
  @Test(arguments: 0..<200 as Range<UInt64>)
  func `an affordance is numbered by its index in its layer`(seed: UInt64) {
    var generated = GeneratedScreens(seed: seed)
    let screen = generated.screen()
    let numbered = screen.numbered
    for (layer, other) in zip(screen.layers, numbered.layers) {
      let numbers = layer.affordances.enumerated().map {
        $0.element.isEnabled ? $0.offset + 1 : nil
      }
      #expect(other.affordances.map { $0.action } == numbers)
    }
    #expect(numbered.map { _ in 0 } == screen.map { _ in 0 })
  }

  @Test func `the numbers don't depend on the actions`() {
    let button = { (action: Int) in Node.button(Button("Buy", action: action)) }
    let duplicates = Screen(title: "Duplicates", content: [button(7), button(7)])
    let others = Screen(title: "Duplicates", content: [button(3), button(4)])
    #expect(duplicates.numbered == others.numbered)
    #expect(duplicates.numbered.actions == [1, 2])
  }

  @Test func `a disabled control keeps its number`() {
    let screen = Screen(
      title: "Bound",
      content: [
        .stepper(Stepper("Count", value: "0", decrement: nil, increment: "up")),
        .button(Button("Pay", action: "pay")),
      ]
    )
    #expect(screen.numbered.actions == [2, 3])
  }
}
