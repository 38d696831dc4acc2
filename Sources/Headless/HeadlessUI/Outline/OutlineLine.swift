/// One line of an outline, to which parts are written or from which they're read, so that one
/// description of a line serves both.
///
/// An optional part follows a word of its own, unless that is `nil`.
package protocol OutlineLine {
  associatedtype Failure: Error

  /// Whether a status belongs to the line that doesn't hold.
  var showsAll: Bool { get }

  mutating func text(_ text: inout String, after words: String) throws(Failure)
  mutating func text(_ text: inout String?, after word: String?) throws(Failure)
  mutating func number(_ number: inout Int?, after word: String?) throws(Failure)
  mutating func word(_ word: String, _ isThere: inout Bool) throws(Failure)
}

extension OutlineLine {
  /// The line of a layer, whose buttons and content follow.
  package mutating func layer(_ layer: inout Layer<Int>) throws(Failure) {
    var (title, message, language) = (layer.title, layer.message, layer.messageLanguage)
    var identifier = layer.identifier == layer.name ? nil : layer.identifier
    var (isWarning, isUnsaved, focus) = (layer.isWarning, layer.hasUnsavedChanges, layer.focus)
    if layer.role == .alert {
      try text(&message, after: nil)
      try text(&identifier, after: "id")
      try text(&language, after: "language")
      try text(&title, after: "title")
      try word("warning", &isWarning)
    } else {
      var name = layer.name
      try text(&name, after: layer.role.rawValue)
      title = name
      try text(&identifier, after: "id")
      try word("unsaved", &isUnsaved)
      try text(&focus, after: "focus")
    }
    var (action, hint) = (layer.dismissal?.action, layer.dismissal?.hint)
    if (layer.role == .screen) == false { try number(&action, after: "dismiss") }
    if (action == nil) == false { try text(&hint, after: "hint") }
    layer = Layer(
      layer.role, title: title, message: message, messageLanguage: language,
      isWarning: isWarning, identifier: identifier,
      dismissal: action.map { Dismissal($0, hint: hint) }, focus: focus,
      hasUnsavedChanges: isUnsaved)
  }

  package mutating func event(_ event: inout ExternalEvent<Int>) throws(Failure) {
    var (name, response, number) = (event.name, event.response, event.action)
    try text(&name, after: "event")
    try text(&response, after: "with")
    try self.number(&number, after: nil)
    event = ExternalEvent(name, response: response, action: number, work: number == nil ? 0 : nil)
  }

  /// The line of a node of any kind but a text and a group, after the word for the part that it is.
  package mutating func node(_ node: inout Node<Int>, after part: String) throws(Failure) {
    var (name, value, symbol, hint) = (node.name, node.value, node.symbol, node.hint)
    var (kind, identifier, status) = (node.kind, node.identifier, node.status)
    try text(&name, after: part)
    try text(&identifier, after: "id")
    switch kind {
    case .value, .stepper, .field:
      var text = value ?? ""
      try self.text(&text, after: "\(part) NAME")
      value = text
    default: try text(&value, after: "value")
    }
    try text(&symbol, after: "symbol")
    try text(&hint, after: "hint")
    if case .field(var traits) = kind {
      try self.traits(&traits)
      kind = .field(traits)
    }
    if case .picture(var source) = kind {
      try self.source(&source)
      kind = .picture(source)
    }
    var controls: [Control<Int>] = []
    for control in node.controls {
      var action = control.action
      try number(&action, after: control.gesture.word)
      let isGone = control.gesture == .submit && action == nil
      if isGone == false { controls.append(Control(control.gesture, action)) }
    }
    if case .button(var role) = kind {
      try self.role(&role)
      kind = .button(role)
    }
    try self.status(&status)
    node = Node(
      kind, name, value: value, symbol: symbol, status: status, hint: hint,
      identifier: identifier, controls: controls)
  }

  private mutating func traits(_ traits: inout FieldTraits) throws(Failure) {
    try text(&traits.placeholder, after: "placeholder")
    try word("secret", &traits.isHidden)
    try word("multiline", &traits.isMultiline)
    var (rest, next) = (traits.offered[...], String?.none)
    traits.offered = []
    repeat {
      next = rest.popFirst()
      try text(&next, after: "offer")
      traits.offered += [next].compactMap { $0 }
    } while (next == nil) == false
  }

  private mutating func source(_ source: inout PictureSource?) throws(Failure) {
    var (file, bytes) = (String?.none, String?.none)
    switch source {
    case .file(let name): file = name
    case .bytes(let values): bytes = values.map { "\($0)" }.joined(separator: " ")
    case nil: break
    }
    try text(&file, after: "file")
    if file == nil { try text(&bytes, after: "bytes") }
    let values = bytes?.split(separator: " ").compactMap { UInt8($0) }
    source = file.map { .file($0) } ?? values.map { .bytes($0) }
  }

  private mutating func role(_ role: inout AlertRole?) throws(Failure) {
    var (isCancel, isDestructive) = (role == .cancel, role == .destructive)
    try word("cancel", &isCancel)
    if isCancel == false { try word("destructive", &isDestructive) }
    role = isCancel ? .cancel : isDestructive ? .destructive : nil
  }

  private mutating func status(_ status: inout Status?) throws(Failure) {
    var name = showsAll || status?.holds == true ? status?.name : nil
    var (isWarning, holds) = (status?.isWarning == true, status?.holds == true)
    try text(&name, after: "status")
    guard let name else { return }
    try word("warning", &isWarning)
    try word("holds", &holds)
    status = Status(name, holds: holds, isWarning: isWarning)
  }
}
