import HeadlessUI
import JuiceScreens

@testable import JuiceExploration

extension Fault {
  /// Faults in each field of the tree of a screen, which are made in its outline.
  static let screens: [Fault] =
    fields.flatMap { part, fields in fields.map { lost($0, of: part) } }
    + fields.map { part, _ in
      replaced("the text of each \(part) begins with a space", #"\#(part) ""#, #"\#(part) " "#)
        .during(scope(of: part))
    }
    + [
      replaced("a count has another digit", #"" "(?=\d)"#, #"" "1"#),
      replaced("a count of 73 is shown as 72", #""73""#, #""72""#).during(.orders),
      replaced("a count of 100 is cut to 10", #""100""#, #""10""#).during(.sharedStockUpTo100),
      replaced("the button in the bar is missing", "\n  bar.*", ""),
      replaced("the ninth fruit is missing on the stock sheet", #"\n.*stepper "체리".*"#, "")
        .during(.sheet).with { $0.menu = .unusual },
      replaced(
        "the order screen has a text at its end", #"(?=\n  (alert|sheet)|\n$)"#, "\n  text \"\""),
      replaced("a button does what the one after it does", #"\[2\]"#, "[3]"),
      replaced("the last button is disabled", #" \[4\](?= status|\n)"#, ""),
      replaced("each stepper raises the first fruit", #"increase \[\d+\]"#, "increase [4]"),
      replaced("dismissing the stock sheet closes it", #"dismiss \[\d+\]"#, "dismiss [1]"),
      outline("what is inside a group is outside") { text in
        text.replacing(/\ +group.*\n/, with: "").replacing(/\n    (value|button "[딸바])/) {
          "\n  \($0.1)"
        }
      },
    ]

  /// The fields that each part can lack, as patterns.
  private static let fields = [
    ("screen", ["unsaved"]), ("bar", ["hint", "cancel"]), ("group", []),
    ("value", ["id", "symbol"]),
    ("button", ["id", "value", "symbol", status, "warning", "holds", "cancel"]),
    ("stepper", ["id", "symbol", "decrease", "increase", status, "holds"]),
    ("alert", ["title", "warning", "dismiss"]), ("sheet", ["focus", dismissal, "hint"]),
  ]
  private static let status = #"status "[^"]*"( warning)?( holds)?"#
  private static let dismissal = #"dismiss \[\d+\]( hint)?"#

  /// Only alerts of what isn't saved are warnings.
  private static func scope(of part: String) -> KioskScope {
    part == "alert" ? .unsavedStock : .sharedStockUpTo3
  }

  private static func lost(_ field: String, of part: String) -> Fault {
    let word = field.prefix { $0.isLetter }
    let pattern = #" \#(field)( "[^"]*"| \[\d+\])?"#
    return outline("\"\(word)\" is missing from each \(part)") { text in
      guard let regex = try? Regex(pattern) else { return text }
      return text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
        line.drop { $0 == " " }.hasPrefix(part + " ") ? line.replacing(regex, with: "") : line
      }
      .joined(separator: "\n")
    }
    .with {
      $0.isVisible = (word == "id") == false
      $0.scope = scope(of: part)
    }
  }

  private static func replaced(_ name: String, _ pattern: String, _ replacement: String) -> Fault {
    outline(name) { text in
      (try? Regex(pattern)).map { text.replacing($0, with: replacement) } ?? text
    }
  }

  private static func outline(
    _ name: String, _ change: @escaping @Sendable (String) -> String
  ) -> Fault {
    Fault(
      name: name, place: .screens,
      changeScreen: { screen, _ in
        let text = Array(change(screen.outline).utf8)
        guard let read = try? Screen<Int>(parsing: text, file: "outline") else { return }
        screen = read.actions(of: screen.layers.map { $0.affordances.map { $0.action } })
      })
  }
}

extension Screen<Int> {
  /// Returns the screen with the actions that the numbers stand for in each layer.
  fileprivate func actions(of layers: [[KioskAction?]]) -> Screen<KioskAction> {
    func action(_ number: Int, in layer: Int) -> KioskAction {
      let actions = layers.indices.contains(layer) ? layers[layer] : []
      let action = actions.indices.contains(number - 1) ? actions[number - 1] : nil
      return action ?? .order(.dismissed)
    }
    let changed = self.layers.enumerated().map { depth, layer in
      Screen(layers: [layer], events: []).map { action($0, in: depth) }.topLayer
    }
    return Screen<KioskAction>(layers: changed, events: [])
  }
}
