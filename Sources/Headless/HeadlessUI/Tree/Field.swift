/// What a field has besides its name and its text.
public struct FieldTraits: Hashable, Sendable {
  /// The words that stand in an empty field, or `nil` if there are none.
  public internal(set) var placeholder: String?
  /// A Boolean value that indicates whether the text is secret, so that no port shows it.
  public internal(set) var isHidden: Bool
  /// A Boolean value that indicates whether the text can have several lines, which a secret one can't.
  public internal(set) var isMultiline: Bool
  /// Texts for whoever can't invent any: an explorer, or a person without a keyboard.
  public internal(set) var offered: [String]
}

extension Node {
  /// Returns a field for a text that a person types.
  ///
  /// Each change of the text comes to the app with the action of the field; see
  /// ``HeadlessApp/perform(_:entering:)``.
  ///
  /// - Parameters:
  ///   - name: The label of the field.
  ///   - text: The text of the field.
  ///   - placeholder: The words that stand in an empty field.
  ///   - entered: The action of a change, or `nil` while the field is disabled.
  ///   - submitted: The action of Return, or `nil` if it does nothing.
  ///   - focused: The action of going to the field, or `nil` if it does nothing.
  ///   - left: The action of going from the field to another control, or `nil` if it does nothing.
  ///   - isHidden: Whether the text is secret, so that no port shows it.
  ///   - isMultiline: Whether the text can have several lines.
  ///   - offered: Texts for whoever can't invent any: an explorer, or a person without a keyboard.
  ///   - status: A condition that the field shows, such as "This name is taken".
  ///   - identifier: A name that drivers use to choose between fields with the same label.
  public static func field(
    _ name: String, text: String, placeholder: String? = nil, entered: Action?,
    submitted: Action? = nil, focused: Action? = nil, left: Action? = nil, isHidden: Bool = false,
    isMultiline: Bool = false, offered: [String] = [], status: Status? = nil,
    identifier: String? = nil
  ) -> Node {
    let traits = FieldTraits(
      placeholder: placeholder, isHidden: isHidden, isMultiline: isMultiline && isHidden == false,
      offered: offered)
    var controls = [Control(.enter, entered)]
    if let submitted { controls.append(Control(.submit, submitted)) }
    if let focused { controls.append(Control(.focus, focused)) }
    if let left { controls.append(Control(.leave, left)) }
    return Node(
      .field(traits), name, value: text, status: status, identifier: identifier, controls: controls)
  }

  /// The traits of a field, or `nil` for a node of another kind.
  @inlinable
  public var fieldTraits: FieldTraits? {
    if case .field(let traits) = kind { traits } else { nil }
  }

  /// The value as everyone may read it: a dot for each character of a secret text.
  @inlinable
  public var shownValue: String? {
    guard let value, fieldTraits?.isHidden == true else { return value }
    return String(repeating: "•", count: value.count)
  }
}
