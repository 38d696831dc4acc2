/// One line of an outline, to which parts are written or from which they're read, so that one
/// description of a line serves both.
///
/// A writer returns the parts that it's given. A reader ignores their values, and returns those that it
/// finds. An optional part follows its word, or stands alone if the word is `nil`.
package protocol OutlineLine {
  associatedtype Failure: Error

  /// Whether a status belongs to the line that doesn't hold.
  var showsAll: Bool { get }

  mutating func text(_ text: String, after words: String) throws(Failure) -> String
  mutating func text(_ text: String?, after word: String?) throws(Failure) -> String?
  mutating func number(_ number: Int?, after word: String?) throws(Failure) -> Int?
  mutating func word(_ word: String, _ isThere: Bool) throws(Failure) -> Bool
}

extension OutlineLine {
  /// The line of a layer, whose buttons and content follow.
  package mutating func layer(_ layer: Layer<Int>) throws(Failure) -> Layer<Int> {
    let own = layer.identifier == layer.name ? nil : layer.identifier
    guard layer.role == .alert else {
      let name = try text(layer.name, after: layer.role.rawValue)
      let identifier = try text(own, after: "id")
      let isUnsaved = try word("unsaved", layer.hasUnsavedChanges)
      let focus = try text(layer.focus, after: "focus")
      let dismissal = try layer.role == .screen ? nil : dismissal(layer.dismissal)
      return Layer(
        layer.role, title: name, identifier: identifier, dismissal: dismissal, focus: focus,
        hasUnsavedChanges: isUnsaved)
    }
    let message = try text(layer.message, after: nil)
    let identifier = try text(own, after: "id")
    let language = try text(layer.messageLanguage, after: "language")
    let title = try text(layer.title, after: "title")
    let isWarning = try word("warning", layer.isWarning)
    let dismissal = try dismissal(layer.dismissal)
    return Layer(
      .alert, title: title, message: message, messageLanguage: language, isWarning: isWarning,
      identifier: identifier, dismissal: dismissal)
  }

  private mutating func dismissal(
    _ dismissal: Dismissal<Int>?
  ) throws(Failure) -> Dismissal<Int>? {
    guard let action = try number(dismissal?.action, after: "dismiss") else { return nil }
    return Dismissal(action, hint: try text(dismissal?.hint, after: "hint"))
  }

  package mutating func event(_ event: ExternalEvent<Int>) throws(Failure) -> ExternalEvent<Int> {
    let name = try text(event.name, after: "event")
    let response = try text(event.response, after: "with")
    let action = try number(event.action, after: nil)
    return ExternalEvent(name, response: response, action: action, work: action == nil ? 0 : nil)
  }

  /// The line of a node, whose children follow, after the word for the part that it is.
  package mutating func node(_ node: Node<Int>, after part: String) throws(Failure) -> Node<Int> {
    if node.role == .text { return .text(try text(node.name, after: part)) }
    if node.role == .group {
      let name = try text(node.isFrame ? nil : node.name, after: nil)
      return .group(name, children: node.children)
    }
    let name = try text(node.name, after: part)
    let identifier = try text(node.identifier, after: "id")
    let value: String? =
      switch node.kind {
      case .value, .stepper, .field: try text(node.value ?? "", after: "\(part) NAME")
      default: try text(node.value, after: "value")
      }
    let symbol = try text(node.symbol, after: "symbol")
    let hint = try text(node.hint, after: "hint")
    var kind = node.kind
    if case .field(let traits) = kind { kind = .field(try self.traits(traits)) }
    if case .picture(let source) = kind { kind = .picture(try self.source(source)) }
    var controls: [Control<Int>] = []
    for control in node.controls {
      let action = try number(control.action, after: control.gesture.word)
      let isOptional = control.gesture == .submit || control.gesture.movesFocus
      let isGone = isOptional && action == nil
      if isGone == false { controls.append(Control(control.gesture, action)) }
    }
    if case .button(let role) = kind { kind = .button(try self.role(role)) }
    let status = try status(node.status)
    return Node(
      kind, name, value: value, symbol: symbol, status: status, hint: hint,
      identifier: identifier, controls: controls)
  }

  private mutating func traits(_ traits: FieldTraits) throws(Failure) -> FieldTraits {
    let placeholder = try text(traits.placeholder, after: "placeholder")
    let isHidden = try word("secret", traits.isHidden)
    let isMultiline = try word("multiline", traits.isMultiline)
    var rest = traits.offered[...]
    var offered: [String] = []
    while let next = try text(rest.popFirst(), after: "offer") { offered.append(next) }
    return FieldTraits(
      placeholder: placeholder, isHidden: isHidden, isMultiline: isMultiline, offered: offered)
  }

  private mutating func source(_ source: PictureSource?) throws(Failure) -> PictureSource? {
    let name: String? = if case .file(let name) = source { name } else { nil }
    if let name = try text(name, after: "file") { return .file(name) }
    let bytes: [UInt8]? = if case .bytes(let bytes) = source { bytes } else { nil }
    let numbers = bytes.map { bytes in bytes.map { "\($0)" }.joined(separator: " ") }
    guard let numbers = try text(numbers, after: "bytes") else { return nil }
    return .bytes(numbers.split(separator: " ").compactMap { UInt8($0) })
  }

  private mutating func role(_ role: AlertRole?) throws(Failure) -> AlertRole? {
    if try word("cancel", role == .cancel) { return .cancel }
    return try word("destructive", role == .destructive) ? .destructive : nil
  }

  private mutating func status(_ status: Status?) throws(Failure) -> Status? {
    let shown = showsAll || status?.holds == true ? status : nil
    guard let name = try text(shown?.name, after: "status") else { return nil }
    let isWarning = try word("warning", shown?.isWarning == true)
    let holds = try word("holds", shown?.holds == true)
    return Status(name, holds: holds, isWarning: isWarning)
  }
}
