import FlowDriver
import HeadlessUI

extension Property {
  /// Returns the property that the app shows and offers the same as its model in every state.
  ///
  /// The whole screens are compared, even what a modal covers. A difference is an expectation that
  /// the model meets and the app doesn't. The property isn't about states beyond a difference, in
  /// which the app is without its model.
  ///
  /// - Parameter name: The name of the property, such as "the kiosk agrees with its model".
  public static func agreesWithModel<Base, Model>(_ name: String) -> Property
  where App == ModelledApp<Base, Model> {
    .always(
      name, where: { state, _ in (state.model == nil) == false },
      { state, screen in
        state.model?.screen.expectation(unlike: screen).map { [.expect($0)] }
      })
  }
}
