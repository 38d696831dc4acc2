import HeadlessUI
import SeededRandom

/// Random screens of few words, so that names are often ambiguous, and screens that differ from them
/// in one choice.
struct SimilarScreens {
  private var generator: SplitMix64
  private let changed: Int?
  private var count = 0

  private init(seed: UInt64, changed: Int?) {
    generator = SplitMix64(seed: seed)
    self.changed = changed
  }

  /// Returns the screen of a seed, perhaps with one of the choices that make it changed.
  static func screen(seed: UInt64, changed: Int? = nil) -> Screen<Int> {
    var screens = SimilarScreens(seed: seed, changed: changed)
    return screens.screen(depth: 2)
  }

  private mutating func choice(_ count: Int) -> Int {
    defer { self.count += 1 }
    let choice = Int.random(in: 0..<count, using: &generator)
    return self.count == changed ? (choice + 1) % count : choice
  }

  private mutating func screen(depth: Int) -> Screen<Int> {
    Screen(
      title: name(),
      bar: several { $0.button() },
      content: several { $0.node(depth: depth) },
      modal: depth == 0 ? nil : maybe { $0.modal(depth: depth - 1) })
  }

  private mutating func modal(depth: Int) -> Modal<Int> {
    if choice(2) == 0 { return .sheet(screen(depth: depth), dismissal: action()) }
    return .alert(
      Alert(
        title: maybe { $0.name() }, message: maybe { $0.name() },
        buttons: several { $0.button() }, dismissal: action()))
  }

  private mutating func node(depth: Int) -> Node<Int> {
    switch choice(depth == 0 ? 4 : 5) {
    case 0: .text(name())
    case 1:
      .value(Value(name(), value: name(), symbol: maybe { $0.name() }, identifier: identifier()))
    case 2: .button(button())
    case 3:
      .stepper(
        Stepper(
          name(), value: name(), symbol: maybe { $0.name() }, decrement: action(),
          increment: action(), status: status(), identifier: identifier()))
    default: .group(Group(maybe { $0.name() }, children: several { $0.node(depth: depth - 1) }))
    }
  }

  private mutating func button() -> Button<Int> {
    Button(
      name(), action: action(), status: status(), role: [nil, .cancel, .destructive][choice(3)],
      identifier: identifier())
  }

  private mutating func status() -> Status? {
    maybe { Status($0.name(), holds: $0.choice(2) == 0, isWarning: $0.choice(2) == 0) }
  }

  private mutating func identifier() -> String? { maybe { $0.name() } }

  private mutating func action() -> Int? { maybe { $0.choice(9) } }

  private mutating func several<Part>(_ make: (inout Self) -> Part) -> [Part] {
    (0..<choice(4)).map { _ in make(&self) }
  }

  private mutating func maybe<Part>(_ make: (inout Self) -> Part) -> Part? {
    choice(2) == 0 ? make(&self) : nil
  }

  private mutating func name() -> String {
    ["", "a", "b", "e\u{301}", "\u{E9}", "\"\\\n", " a\r", "\u{301}"][choice(8)]
  }
}
