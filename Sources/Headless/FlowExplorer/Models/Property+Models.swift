public import FlowDriver
public import HeadlessUI

extension Property {
  /// Returns the property that the app shows and offers the same as its model in every state.
  ///
  /// The whole screens are compared, even what a modal covers. A difference is an expectation that
  /// the model meets and the app doesn't. The property isn't about states beyond a difference, in
  /// which the app is without its model.
  ///
  /// - Parameter name: The name of the property, such as "the kiosk agrees with its model".
  @inlinable
  public static func agreesWithModel<Base, Model>(_ name: String) -> Property
  where App == ModelledApp<Base, Model> {
    .always(
      name, where: { state, _ in (state.model == nil) == false },
      { state, screen in
        guard let model = state.model, screen.isPaired() == false else { return nil }
        return model.screen.expectation(unlike: screen).map { [.expect($0)] }
      })
  }
}

extension Screen {
  /// Returns whether an action carries one of a model, which is so only if the app agrees with it.
  @inlinable
  func isPaired<Base, Model>() -> Bool where Action == ModelledApp<Base, Model>.Action {
    var isPaired = false
    topLayer.forEachAffordance { affordance in
      if case .some = affordance.action?.model { isPaired = true }
    }
    return isPaired
  }
}
