extension Fault {
  private init(
    _ description: String, _ part: String, _ replacement: String, foundBy check: Check
  ) {
    self.init(
      testDescription: description, part: part, replacement: replacement, check: check)
  }

  /// All faults.
  static let all = script + style

  /// Faults of the script.
  private static let script = [
    Fault(
      "a text isn't updated", "node.nodeValue = next.nodeValue;", ";",
      foundBy: .flow("english/restock-and-order")),
    Fault(
      "a dialog isn't removed", "child.close?.(); child.remove();", "child.close?.();",
      foundBy: .flow("english/restock-and-order")),
    Fault(
      "a dialog is closed, and stays", "child.close?.(); child.remove();",
      "child.close ? child.close() : child.remove();",
      foundBy: .flow("english/restock-and-order")),
    Fault(
      "a modal isn't modal", "layer.showModal()", "layer.show()",
      foundBy: .flow("english/restock-and-order")),
    Fault(
      "a modal isn't shown", "layer.showModal()", "layer",
      foundBy: .flow("english/restock-and-order")),
    Fault(
      "the screen is replaced, and the focus lost", "morph(app, template.content)",
      "app.replaceChildren(template.content)",
      foundBy: .focusReturn),
    Fault(
      "attributes aren't removed", "node.removeAttribute(name)", "name",
      foundBy: .flow("english/restock-and-order")),
    Fault(
      "attributes aren't changed", "node.setAttribute(name, value)", "name",
      foundBy: .flow("english/restock-and-order")),
    Fault(
      "a tap does what the next control does", "perform(action);",
      "perform(String(Number(action) + 1));",
      foundBy: .flow("english/restock-and-order")),
    Fault(
      "a disabled control closes the sheet", "perform(action);", "perform(action ?? \"1\");",
      foundBy: .stepperKeys),
    Fault("Esc is ignored", "control?.dataset.dismiss ?? ", "", foundBy: .escape),
    Fault(
      "Esc counts twice", "if (control || (", "if (false || (",
      foundBy: .escape),
    Fault(
      "a held Enter counts again", #"(event.repeat && event.key === "Enter")"#, "false",
      foundBy: .heldKeys),
    Fault(
      "the second click of two answers an alert", "detail > 1 &&", "false &&",
      foundBy: .doubleClicks),
    Fault(
      "an arrow is ignored", #"ArrowUp: "increment""#, #"ArrowUp: "decrement""#,
      foundBy: .stepperKeys),
    Fault(
      "the language isn't told", "root.lang = template.lang", "root.title = template.lang",
      foundBy: .tabOrder),
    Fault(
      "the stock isn't kept", "storage.setItem(key(names[file]), text);", ";",
      foundBy: .reload),
    Fault(
      "a second tab isn't refused", "isLocked ||= navigator.locks === undefined || await lock();",
      "isLocked = true;", foundBy: .secondTab),
    Fault("an error isn't told", ##"warn("#failed")"##, "{}", foundBy: .error),
  ]

  /// Faults of the style.
  private static let style = [
    Fault(
      "a control is covered", "</style>",
      "main::after { content: ''; position: fixed; inset: 0 }</style>",
      foundBy: .flow("english/restock-and-order")),
    Fault(
      "a modal is below what it covers", "</style>", "dialog { pointer-events: none }</style>",
      foundBy: .flow("english/restock-and-order")),
    Fault(
      "a status is always shown", "</style>", ".status[hidden] { visibility: visible }</style>",
      foundBy: .flow("english/restock-and-order")),
    Fault(
      "a status is always read", "</style>",
      ".status[hidden] { visibility: visible; opacity: 0 }</style>", foundBy: .accessibility),
    Fault(
      "what a status needs isn't reserved", "</style>", ".status[hidden] { display: none }</style>",
      foundBy: .noShift),
    Fault(
      "answers are in another order", "</style>",
      ".buttons { flex-direction: row-reverse }</style>", foundBy: .tabOrder),
    Fault(
      "a target is small", "</style>", ".stepper > button { min-width: 0; width: 40px }</style>",
      foundBy: .targets),
    Fault(
      "something is too wide", "</style>", ".sheet[open] { width: 360px; max-width: none }</style>",
      foundBy: .noOverflow),
    Fault(
      "words break anywhere", "</style>",
      ".group > button { width: 60px; word-break: break-all }</style>", foundBy: .noOverflow),
    Fault(
      "a text is pale", "</style>", "dt > .name { color: light-dark(#999, #777) }</style>",
      foundBy: .contrast),
    Fault(
      "the edges of controls are pale", "</style>",
      "button { border-color: light-dark(#ddd, #333); }</style>", foundBy: .contrast),
    Fault(
      "the dark scheme is unreadable", "</style>", ".alert > p { color: #2c1d13 }</style>",
      foundBy: .contrast),
  ]
}
