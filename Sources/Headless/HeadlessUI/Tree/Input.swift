/// Something that happens to an app: what a person does, or what comes from elsewhere.
public enum Input<Action: Hashable & Sendable>: Hashable, Sendable {
  /// A person uses a control or a layer with this action.
  case action(Action)
  /// A person changes the text of the field with this action.
  case text(String, Action)
  /// A response comes to a request, both known by their names.
  case response(String, to: String)
  /// An event with this name happens.
  case event(String)
}
