import BrowserScreens

extension AppPage {
  /// The parts of `page.html` that have words, with their names there.
  ///
  /// They stand in the page before its program runs, and when it has stopped.
  package var parts: [(name: String, value: String)] {
    var (noScript, templates) = ("", "")
    for words in languages {
      let tag = words.language
      noScript += "<p lang=\"\(tag)\">\(words.noScript)</p>"
      templates += "<template lang=\"\(tag)\">\(content(words))</template>\n"
    }
    let title = languages.first.map { open($0).title } ?? ""
    return [
      ("name", name), ("title", title), ("no-script", noScript), ("templates", templates),
    ]
  }

  /// The controls of the page, the opening screen below them, and the notices that the program
  /// can't show itself.
  private func content(_ words: BrowserWords) -> String {
    """
    <header id="tools">
    \(choice(words))
    {{tools-\(words.language)}}
    </header>
    <div id="app">\(open(words).html)</div>
    \(notice("failed", words.failed, button: words.startAgain))
    \(notice("unsupported", words.unsupported))
    """
  }

  /// The buttons that choose a language, unless there is only one.
  private func choice(_ words: BrowserWords) -> String {
    guard languages.count > 1 else { return "" }
    let buttons = languages.map { other in
      let (tag, isChosen) = (other.language, other.language == words.language ? "true" : "false")
      return """
        <button type="button" lang="\(tag)" data-language="\(tag)" aria-pressed="\(isChosen)">\
        \(other.languageName)</button>

        """
    }
    return """
      <div class="languages" role="group" aria-label="\(words.choice)">\(buttons.joined())</div>
      """
  }

  /// Returns a notice that covers the page while its script shows it.
  private func notice(_ id: String, _ message: String, button: String? = nil) -> String {
    """
    <dialog class="alert warning" role="alertdialog" id="\(id)" aria-labelledby="\(id)-words">\
    <p id="\(id)-words">\(message)</p><form method="dialog" class="buttons">\
    \(button.map { "<button>\($0)</button>" } ?? "")</form></dialog>
    """
  }
}
