public import HeadlessUI

extension Screen<Int> {
  /// Few words, of which names are often ambiguous.
  public static let fewWords = [
    "", "a", "b", "e\u{301}", "\u{E9}", "\"\\\n", " a\r", "\u{301}",
  ]

  /// Creates the first screen of a seed.
  public init(seed: UInt64, depth: Int = 3, words: [String]? = nil, changed: Int? = nil) {
    var screens = GeneratedScreens(seed: seed, words: words, changed: changed)
    self = screens.screen(depth: depth)
  }
}

/// Random screens with every kind of node and layer.
public struct GeneratedScreens {
  /// Texts that are hard to write or to read, in outlines, in HTML, and in cells.
  private static let pieces = [
    "", " ", "  ", "\n", "\r\n", "\r", "\t", "\0", "\u{1}", "\u{B}", "\u{C}", "\u{1B}[2J", "\u{7F}",
    "\u{80}", "\u{85}", "\u{A0}", "\u{2060}", "\u{200B}", "\u{200D}", "\u{200F}", "\u{2028}",
    "\u{202E}", "\u{2066}", "\u{FEFF}", "\u{FFFD}", "\u{FFFE}", "\u{10FFFF}", "\u{301}",
    "e\u{301}", "\u{1112}\u{1161}\u{11AB}", "딸기", "👩‍👩‍👧",
    "مرحبا", "\"", "'", "\\", "\\n", "#", "[1]", "id", "title", "<", ">", "&", "&amp;", "&amp",
    "&#0;",
    "&#38;", "&nbsp;", "-->", "<!--", "]]>", "<script>alert(1)</script>", "</main>", "</dialog>",
    "<img src=x onerror=alert(1)>", "\" hidden=\"", "' onclick='x", "<\u{301}", "&\u{301}",
    "\"\u{301}", "파인애플쥬스 주문", "한 줄에 다 들어가지 않을 만큼 긴 문장입니다.", "antidisestablishmentarianism",
    "(괄호)", "🍓", "🇰🇷", "❤️", "⌚\u{FE0E}", "a🏽", "ｱ", "①", "\u{3000}", "\u{1100}\u{AC00}",
    "\u{1100}\u{1112}\u{AC01}\u{11A8}", "\u{600}가", "\u{61C}", "\u{200E}", "\u{2067}",
  ]

  private var generator: SplitMix64
  private let words: [String]?
  private let changed: Int?
  private var numberCount = 0

  /// Creates the screens of a seed, of certain words or else of many, perhaps with one of the random
  /// numbers that make them changed.
  public init(seed: UInt64, words: [String]? = nil, changed: Int? = nil) {
    generator = SplitMix64(seed: seed)
    self.words = words
    self.changed = changed
  }

  /// Returns another screen with events, whose groups are nested up to a depth, and which as many
  /// layers cover at most, up to three.
  public mutating func screen(depth: Int = 3) -> Screen<Int> {
    let base = layer(.screen, depth: depth)
    let covers = several { $0.layer($0.flip() ? .sheet : .alert, depth: depth - 1) }.prefix(depth)
    let events = several { random in
      ExternalEvent(random.text(), response: random.perhapsText(), action: random.number())
    }
    return Screen(layers: [base] + covers, events: events)
  }

  private mutating func layer(_ role: Role, depth: Int) -> Layer<Int> {
    if role == .alert {
      return Layer(
        .alert, title: perhapsText(), message: perhapsText(), messageLanguage: perhapsText(),
        isWarning: flip(), identifier: perhapsText(), buttons: several { $0.button().node },
        dismissal: dismissal())
    }
    let title = text()
    let identifier = perhapsText()
    let bar = several { $0.button() }
    let content = several { $0.node(depth: max(depth, 0)) }
    let focus = perhapsText()
    let isUnsaved = flip()
    if role == .sheet {
      return .sheet(
        title: title, identifier: identifier, bar: bar, content: content, dismissal: dismissal(),
        focus: focus, hasUnsavedChanges: isUnsaved)
    }
    return Screen(
      title: title, identifier: identifier, bar: bar, content: content, focus: focus,
      hasUnsavedChanges: isUnsaved
    ).topLayer
  }

  private mutating func node(depth: Int) -> Node<Int> {
    switch number() % (depth == 0 ? 6 : 7) {
    case 0: .text(text())
    case 1: .value(text(), value: text(), symbol: perhapsText(), identifier: perhapsText())
    case 2: .button(button())
    case 3: stepper()
    case 4: field()
    case 5: picture()
    default: .group(perhapsText(), children: several { $0.node(depth: depth - 1) })
    }
  }

  private mutating func button() -> Button<Int> {
    Button(
      text(), value: perhapsText(), symbol: perhapsText(), action: maybe { $0.number() },
      status: status(), role: [nil, .cancel, .destructive][number() % 3], hint: perhapsText(),
      identifier: perhapsText())
  }

  private mutating func stepper() -> Node<Int> {
    .stepper(
      text(), value: text(), symbol: perhapsText(), decrement: maybe { $0.number() },
      increment: maybe { $0.number() }, status: status(), identifier: perhapsText())
  }

  private mutating func field() -> Node<Int> {
    .field(
      text(), text: text(), placeholder: perhapsText(), entered: maybe { $0.number() },
      submitted: maybe { $0.number() },
      focused: maybe { $0.number() }, left: maybe { $0.number() }, isHidden: flip(),
      isMultiline: flip(),
      offered: several { $0.text() }, status: status(), identifier: perhapsText())
  }

  private mutating func picture() -> Node<Int> {
    let source: PictureSource? = maybe { random in
      let bytes = random.several { UInt8($0.number() % 256) }
      return random.flip() ? .file(random.text()) : .bytes(bytes)
    }
    return .picture(text(), symbol: text(), source: source, identifier: perhapsText())
  }

  private mutating func dismissal() -> Dismissal<Int>? {
    maybe { Dismissal($0.number(), hint: $0.perhapsText()) }
  }

  private mutating func status() -> Status? {
    maybe { Status($0.text(), holds: $0.flip(), isWarning: $0.flip()) }
  }

  private mutating func several<Part>(_ make: (inout Self) -> Part) -> [Part] {
    (0..<number() % 4).map { _ in make(&self) }
  }

  private mutating func maybe<Part>(_ make: (inout Self) -> Part) -> Part? {
    flip() ? make(&self) : nil
  }

  private mutating func perhapsText() -> String? { maybe { $0.text() } }

  private mutating func flip() -> Bool { number() % 2 == 0 }

  private mutating func text() -> String {
    if let words { return words[number() % words.count] }
    let piece = GeneratedScreens.pieces[number() % GeneratedScreens.pieces.count]
    return ["t\(number())", piece, piece + "t\(number())" + piece][number() % 3]
  }

  private mutating func number() -> Int {
    defer { numberCount += 1 }
    let number = Int.random(in: 0..<600, using: &generator)
    return numberCount == changed ? (number + 1) % 600 : number
  }
}
