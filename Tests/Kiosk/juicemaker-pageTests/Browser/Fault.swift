import Testing

/// A change to the page with which it's wrong, and the check that finds it.
struct Fault: Sendable, CustomTestStringConvertible {
  let testDescription: String
  /// A part of the page that is there exactly once.
  let part: String
  let other: String
  let check: Check

  private init(_ description: String, _ part: String, _ other: String, _ check: Check) {
    testDescription = description
    self.part = part
    self.other = other
    self.check = check
  }

  private init(_ description: String, style: String, _ check: Check) {
    self.init(description, "</style>", style + "</style>", check)
  }

  static let all: [Fault] = [
    Fault("a text isn't updated", "node.nodeValue = next.nodeValue;", ";", .walk),
    Fault("a modal isn't modal", "layer.showModal()", "layer.show()", .walk),
    Fault(
      "a tap does what the next control does", "perform(action, {",
      "perform(String(Number(action) + 1), {", .walk),
    Fault(
      "the focus is lost", "morph(app, template.content)",
      "app.replaceChildren(template.content)", .focusReturn),
    Fault("the missing fruit hasn't the focus", "now.querySelectorAll(wished)", "[]", .focusReturn),
    Fault("Esc is ignored", "perform(dismiss ?? ", "perform(", .escape),
    Fault("a held Enter counts again", #"["Enter", "Escape"]"#, #"["Escape"]"#, .heldKeys),
    Fault("the time isn't told", "number, timeStamp, repeat", "number, 0, repeat", .quickInput),
    Fault("a held button doesn't repeat", "if (ticks > 4)", "if (ticks < 0)", .heldButton),
    Fault("a hold goes on", "function release() {", "function release() { return;", .thumbs),
    Fault("a hold goes on below a notice", "topLayer().contains(step)", "true", .holdEnds),
    Fault("a hidden page goes on", #", "visibilitychange"]"#, "]", .holdEnds),
    Fault(
      "a double click is two clicks", "detail > 0 && timeStamp", "detail < 0 && timeStamp",
      .doubleClick),
    Fault("quick taps have no end", "isSecond ? undefined : {", "{", .doubleClick),
    Fault(
      "taps anywhere are a double click", "firstClick.clientY) < 24", "firstClick.clientY) < 9999",
      .impatience),
    Fault("a gesture isn't told", "else target.showModal();", ";", .closedByBrowser),
    Fault(
      "a held button goes on after moving off", #""pointercancel", "pointerout","#,
      #""pointercancel","#, .heldButton),
    Fault(
      "half the time counts", "number, timeStamp, repeat", "number, timeStamp * 2, repeat",
      .quickInput),
    Fault(
      "a step rewrites every layer", "if ((node.getAttribute(name) === value) === false) ", "",
      .layers),
    Fault("a draft is lost", "onbeforeunload = app", "root.onbeforeunload = app", .draft),
    Fault("an arrow is ignored", #"ArrowUp: "increment""#, #"ArrowUp: "decrement""#, .stepperKeys),
    Fault("the stock isn't kept", "storage.setItem(key(name), text);", ";", .reload),
    Fault("a full storage isn't told", "? 51 : 2;", "? 0 : 0;", .fullStorage),
    Fault("the person's language isn't asked", "navigator.languages.map", "[].map", .language),
    Fault("the menu isn't left", #"encode("\n")"#, #"encode("")"#, .menus),
    Fault(
      "the title is in another language", "root.lang = template.lang;\ndocument.title",
      "root.lang = template.lang;\nroot.title", .unsupported),
    Fault("an old browser isn't told", ##"return warn("#unsupported");"##, ";", .unsupported),
    Fault(
      "a second tab isn't refused", "isLocked = navigator.locks === undefined || await lock();",
      "isLocked = true;", .secondTab),
    Fault("an error isn't told", ##"warn("#failed")"##, "{}", .error),
    Fault(
      "listeners grow", "layer.facts = facts;",
      "layer.facts = facts; (root.all ??= []).push(app.cloneNode(true));", .growth),
    Fault("a text isn't told", #"addEventListener("input", enter);"#, "", .typing),
    Fault(
      "a text is told twice", "(target.value === target.defaultValue) === false", "true",
      .composition),
    Fault(
      "a refused text stays", #"querySelectorAll("input, textarea").forEach(write)"#, "id",
      .changedText),
    Fault("the caret jumps", "field.setSelectionRange(caret, caret)", "{}", .changedText),
    Fault("a syllable is told", "&& isComposing === false ", "", .composition),
    Fault("a syllable is rewritten", "field === composed || ", "", .composition),
    Fault(
      "a field loses its row", "(old) => label(old) === labels[place]", "() => false", .composition),
    Fault(
      "a field that moves ends its composition", "while (child.contains",
      "while (false && child.contains", .composition),
    Fault(
      "Return ends a composition", " || event.isComposing || event.keyCode === 229", "", .submit),
    Fault("Return does nothing", "submit?.dataset.submit ?? ", "", .submit),
    Fault("a held Return makes one line", "&& isLine === false", "", .submit),
    Fault("a field isn't left", "perform(left.dataset.left, time)", "{}", .toldFocus),
    Fault("a field that is gone is left", "if (isCalling || field", "if (field", .toldFocus),
    Fault("a field's coming isn't told", "perform(field?.dataset.focused, time)", "{}", .toldFocus),
    Fault("a change is a menu", "if (isField(target)) return;", "", .badText),
    Fault("keys press a button", #"focused.closest("button") && controls"#, "controls", .goneField),
    Fault(
      "the focus isn't moved", "wishes[layer]) === false)", "wishes[layer]) === null)", .movedFocus),
    Fault("the focus is taken again", "wishes[layer] = focus;", "", .movedFocus),
    Fault(
      "a field is pale", style: ".field > input { border-color: #ddd !important; color: #aaa }",
      .fieldLook),
    Fault("all is covered", style: "main::after { content: ''; position: fixed; inset: 0 }", .walk),
    Fault(
      "a status moves a tile", style: ".tiles .status { grid-area: name; margin: 2rem }", .noShift),
    Fault(
      "answers are in another order", style: ".buttons { flex-direction: row-reverse }", .tabOrder),
    Fault(
      "a long lack covers its picture",
      style: ".tiles { grid-auto-rows: minmax(4.25em, 1fr) 1.8em auto auto }", .tiles),
    Fault("a last row stands aside", style: ".tiles > :last-child { --left: 6 }", .tiles),
    Fault("a dialog is narrow in a shop", style: "dialog { max-width: 600px }", .fit),
    Fault("a dialog's letters are small", style: ".stepper { font-size: .75rem }", .fit),
    Fault("tiles leave the screen empty", style: ".tiles { flex: none !important }", .tiles),
    Fault("pictures stay small", style: ".tiles .symbol::before { font-size: 3rem }", .tiles),
    Fault("tiles aren't equal", style: ".tiles { grid-template-columns: 1fr 2fr }", .tiles),
    Fault(
      "fruits of a row stand unlike",
      style: ".tiles button { grid-template-rows: 1fr auto auto }", .tiles),
    Fault("the stock comes first", style: "dl > div { flex: 1 0 100%; padding: 1rem }", .sight),
    Fault(
      "names stay in a line",
      style: ".stepper { grid-template-columns: auto max-content 1fr 1fr 1fr }", .longNames),
    Fault("the shop's menu is off the screen", style: "details > div { right: 50% }", .shopMenu),
    Fault("a tap beside the menu counts", style: "summary::before { display: none }", .shopMenu),
    Fault("Esc leaves the menu open", "if (menu) {", "if (menu === null) {", .shopMenu),
    Fault(
      "a tile without a symbol is empty", style: ".tiles .name { grid-area: name !important }",
      .tiles),
    Fault("the juices are no list", style: ".tiles > li { display: none }", .list),
    Fault("a target is small", style: ".stepper > button { min-width: 0; width: 40px }", .fit),
    Fault("words break anywhere", style: ".tiles button { word-break: break-all }", .fit),
    Fault(
      "answers cover the question", style: ".buttons { position: sticky; bottom: 0; height: 9rem }",
      .zoom),
    Fault("a failure looks like a success", style: ".alert.warning { --sign: '✓' }", .signs),
    Fault("an answer looks like a question", style: ".alert { --sign: '?' }", .anyApp),
    Fault("zero looks like a warning", style: ".none { color: var(--warning) }", .anyApp),
    Fault("values grow into a gap", style: "dl { flex: 1 1 18rem }", .anyApp),
    Fault(
      "a value runs over its sign",
      style: ".stepper { grid-template-columns: auto 1fr 2.75rem 3rem 2.75rem }", .anyApp),
    Fault(
      "a tile without a status has room for one",
      style: ".tiles .name { grid-row: symbol !important }", .anyApp),
    Fault(
      "a button alone fills the page", style: ".tiles, .group { flex: 1 0 auto !important }",
      .otherApps),
    Fault("a value runs into its name", style: "dl > div { gap: 0 !important }", .otherApps),
    Fault("a text is pale", style: "dt > .name { color: light-dark(#999, #777) }", .contrast),
    Fault("the dark scheme is unreadable", style: ".alert > p { color: #2c1d13 }", .contrast),
  ]
}
