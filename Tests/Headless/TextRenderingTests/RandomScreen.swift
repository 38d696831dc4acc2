import HeadlessUI
import SeededRandom

/// A generator of random screens with text of every kind.
struct RandomScreen {
  private static let words = [
    "", " ", "a", "Juice", "딸기", "파인애플쥬스 주문", "재고 부족", "🍓", "👩‍👩‍👧‍👦", "🇰🇷", "e\u{301}",
    "\u{1B}[2J", "\r\n", "\n", "\t", "\u{202E}txet", "\u{61C}", "\u{200E}", "\u{2067}", "\u{FFFD}",
    "\u{3000}", "\u{A0}", "\u{7}", "\u{85}", "\u{2028}", "\u{FEFF}",
    "(괄호)", "\"quoted\"", "back\\slash", "\u{301}", "\u{1100}\u{1161}\u{11A8}", "ｱ", "①", "❤️",
    "\u{1100}\u{AC00}", "\u{1100}\u{1112}\u{AC01}\u{11A8}", "\u{600}가", "a🏽", "⌚\u{FE0E}",
    "한 줄에 다 들어가지 않을 만큼 긴 문장입니다.", "antidisestablishmentarianism",
  ]

  private var generator: SplitMix64

  init(seed: UInt64) {
    generator = SplitMix64(seed: seed)
  }

  mutating func screen(depth: Int = 2) -> Screen<Int> {
    Screen(
      title: text(),
      bar: list(upTo: 2) { $0.button() },
      content: list(upTo: 5) { $0.node(depth: depth) },
      modal: depth > 0 && chance(2) ? modal(depth: depth - 1) : nil
    )
  }

  private mutating func modal(depth: Int) -> Modal<Int> {
    guard chance(2) else { return .sheet(screen(depth: depth), dismissal: action()) }
    return .alert(
      Alert(
        title: chance(2) ? text() : nil,
        message: chance(2) ? text() : nil,
        buttons: list(upTo: 4) { $0.button() },
        dismissal: action()
      )
    )
  }

  private mutating func node(depth: Int) -> Node<Int> {
    switch number(depth > 0 ? 5 : 4) {
    case 0: .text(text())
    case 1: .value(Value(text(), value: text(), symbol: symbol(), identifier: identifier()))
    case 2: .button(button())
    case 3:
      .stepper(
        Stepper(
          text(), value: text(), symbol: symbol(), decrement: action(), increment: action(),
          status: status(), identifier: identifier()))
    default:
      .group(
        Group(chance(2) ? text() : nil, children: list(upTo: 8) { $0.node(depth: depth - 1) }))
    }
  }

  private mutating func button() -> Button<Int> {
    Button(
      text(),
      action: action(),
      status: status(),
      role: chance(4) ? (chance(2) ? .cancel : .destructive) : nil,
      identifier: identifier()
    )
  }

  private mutating func status() -> Status? {
    chance(3) ? Status(text(), holds: chance(2), isWarning: chance(2)) : nil
  }

  private mutating func text() -> String {
    list(upTo: 3) { $0.word() }.joined(separator: chance(2) ? " " : "")
  }

  private mutating func word() -> String {
    RandomScreen.words.randomElement(using: &generator) ?? ""
  }

  private mutating func symbol() -> String? { chance(2) ? word() : nil }

  private mutating func identifier() -> String? { chance(3) ? text() : nil }

  private mutating func action() -> Int? { chance(4) ? nil : number(100) }

  private mutating func chance(_ odds: Int) -> Bool { number(odds) == 0 }

  private mutating func number(_ end: Int) -> Int { Int.random(in: 0..<end, using: &generator) }

  private mutating func list<Element>(
    upTo count: Int, _ element: (inout RandomScreen) -> Element
  ) -> [Element] {
    (0..<number(count + 1)).map { _ in element(&self) }
  }
}
