import HeadlessUI
import TextRendering

/// A press of the mouse on a control, which activates it when the mouse is released there.
struct MousePress<Action: Hashable & Sendable> {
  /// The control of the app, or `nil` for the one on the page of keys.
  let control: Affordance<Action>?
  /// The cells of the control when it was pressed.
  let regions: [Region]

  /// Returns whether the mouse is still on the control.
  func contains(row: Int, column: Int) -> Bool {
    regions.contains { $0.contains(row: row, column: column) }
  }
}
