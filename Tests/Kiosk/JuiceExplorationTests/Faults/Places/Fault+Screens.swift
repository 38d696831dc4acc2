import FlowDriver
import HeadlessUI
import JuiceScreens

@testable import JuiceExploration

extension Fault {
  /// Faults in the screens, which are made in their outlines.
  static let screens: [Fault] = [
    replaced("a count of 73 is shown as 72", Found(steps: 17), #""73""#, #""72""#)
      .during(.orders),
    replaced("a count of 100 is cut to 10", Found(steps: 0), #""100""#, #""10""#),
    replaced(
      "the ninth fruit is missing on the stock sheet", Found(steps: 1), #"\n.*stepper "체리".*"#, ""
    ).during(.sheet).with { $0.menu = .unusual },
    replaced("a button does what the one after it does", Found(steps: 1), #"\[2\]"#, "[3]"),
    replaced(
      "each stepper raises the first fruit", Found(steps: 3), #"increase \[\d+\]"#, "increase [4]"),
    replaced(
      "dismissing the stock sheet closes it",
      Found(law: "cancelling preserves the stock", steps: 3), #"dismiss \[\d+\]"#, "dismiss [1]"),
  ]

  private static func replaced(
    _ name: String, _ found: Found, _ pattern: String, _ replacement: String
  ) -> Fault {
    Fault(
      name: name, found: found,
      changeScreen: { screen, _ in
        guard let regex = try? Regex(pattern) else { return }
        let text = Array(screen.outline.replacing(regex, with: replacement).utf8)
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
