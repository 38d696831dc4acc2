/// One line of an outline, to which parts are written or from which they're read, so that one
/// description of a line serves both.
///
/// An optional part follows a word of its own, unless that is `nil`.
protocol OutlineLine {
  associatedtype Failure: Error

  mutating func text(_ text: inout String, after words: String) throws(Failure)
  mutating func text(_ text: inout String?, after word: String?) throws(Failure)
  mutating func number(_ number: inout Int?, after word: String?) throws(Failure)
  mutating func word(_ word: String, _ isThere: inout Bool) throws(Failure)
}

extension OutlineLine {
  mutating func layer(_ layer: inout Layer<Int>) throws(Failure) {
    var identifier = layer.identifier == layer.name ? nil : layer.identifier
    if layer.role == .alert {
      try text(&layer.message, after: nil)
      try text(&identifier, after: "id")
      try text(&layer.messageLanguage, after: "language")
      try text(&layer.title, after: "title")
      try word("warning", &layer.isWarning)
    } else {
      var title = layer.name
      try text(&title, after: layer.role.rawValue)
      layer.title = title
      try text(&identifier, after: "id")
      try word("unsaved", &layer.hasUnsavedChanges)
      try text(&layer.focus, after: "focus")
    }
    layer.identifier = identifier ?? layer.name
    guard (layer.role == .screen) == false else { return }
    var (action, hint) = (layer.dismissal?.action, layer.dismissal?.hint)
    try number(&action, after: "dismiss")
    guard let action else { return }
    try text(&hint, after: "hint")
    layer.dismissal = Dismissal(action, hint: hint)
  }

  mutating func event(_ event: inout ExternalEvent<Int>) throws(Failure) {
    try text(&event.name, after: "event")
    try text(&event.response, after: "with")
    try number(&event.action, after: nil)
  }

  mutating func value(_ value: inout Value) throws(Failure) {
    try text(&value.name, after: "value")
    try text(&value.identifier, after: "id")
    try text(&value.value, after: "value NAME")
    try text(&value.symbol, after: "symbol")
  }

  mutating func button(_ button: inout Button<Int>, after part: String) throws(Failure) {
    try text(&button.name, after: part)
    try text(&button.identifier, after: "id")
    try text(&button.value, after: "value")
    try text(&button.symbol, after: "symbol")
    try text(&button.hint, after: "hint")
    try number(&button.action, after: nil)
    try role(&button.role)
    try status(&button.status)
  }

  mutating func stepper(_ stepper: inout Stepper<Int>) throws(Failure) {
    try text(&stepper.name, after: "stepper")
    try text(&stepper.identifier, after: "id")
    try text(&stepper.value, after: "stepper NAME")
    try text(&stepper.symbol, after: "symbol")
    try number(&stepper.decrement, after: "decrease")
    try number(&stepper.increment, after: "increase")
    try status(&stepper.status)
  }

  private mutating func role(_ role: inout AlertRole?) throws(Failure) {
    var (isCancel, isDestructive) = (role == .cancel, role == .destructive)
    try word("cancel", &isCancel)
    if isCancel == false { try word("destructive", &isDestructive) }
    role = isCancel ? .cancel : isDestructive ? .destructive : nil
  }

  private mutating func status(_ status: inout Status?) throws(Failure) {
    var name = status?.name
    var (isWarning, holds) = (status?.isWarning == true, status?.holds == true)
    try text(&name, after: "status")
    guard let name else { return }
    try word("warning", &isWarning)
    try word("holds", &holds)
    status = Status(name, holds: holds, isWarning: isWarning)
  }
}
