import BrowserUI
import HeadlessUI

extension PageWords {
  /// The parts of `page.html` that have words, with their names there.
  ///
  /// They stand in the page before its program runs, and when it has stopped.
  static var parts: [(name: String, value: String)] {
    var (noScript, templates) = ("", "")
    for words in allCases {
      let tag = words.controls.language
      noScript += "<p lang=\"\(tag)\">\(words.noScript)</p>"
      templates += "<template lang=\"\(tag)\">\(words.content)</template>\n"
    }
    return [
      ("name", "juicemaker"), ("title", KioskPage(.korean).screen.topLayer.name),
      ("no-script", noScript), ("templates", templates),
    ]
  }

  /// The controls of the page, the opening screen below them, and the notices that the program
  /// can't show itself.
  private var content: String {
    let buttons = PageWords.allCases.map { other in
      let (tag, isChosen) = (other.rawValue, other == self ? "true" : "false")
      return """
        <button type="button" lang="\(tag)" data-language="\(tag)" aria-pressed="\(isChosen)">\
        \(other.language)</button>

        """
    }
    return """
      <header id="tools">
      <div class="languages" role="group" aria-label="\(choice)">\(buttons.joined())</div>
      <details><summary>\(tools)</summary><div>
      <label class="file"><span>\(openMenu)</span>\
      <input type="file" id="menu" accept=".json,application/json"></label>
      <button type="button" data-reset>\(standardMenu)</button>
      </div></details>
      </header>
      <div id="app">\(BrowserPort(KioskPage(self), words: controls).html)</div>
      \(notice("busy", busy, button: tryAgain))
      \(notice("failed", failed, button: startAgain))
      \(notice("unsupported", unsupported))
      """
  }

  private func notice(_ id: String, _ message: String, button: String? = nil) -> String {
    """
    <dialog class="alert warning" role="alertdialog" id="\(id)" aria-labelledby="\(id)-words">\
    <p id="\(id)-words">\(message)</p><form method="dialog" class="buttons">\
    \(button.map { "<button>\($0)</button>" } ?? "")</form></dialog>
    """
  }
}
