import BrowserScreens

extension AppPage {
  /// The parts of `page.html`, and then those of `language.html` for each language, which begin with its tag.
  ///
  /// They stand in the page before its program runs, and when it has stopped.
  package var parts: [(name: String, value: String)] {
    let title = languages.first.map { open($0).title } ?? ""
    var parts: [(name: String, value: String)] = [("name", name), ("title", title)]
    for words in languages {
      parts += [
        ("language", words.language), ("no-script", words.noScript), ("choice", choice(words)),
        ("html", open(words).html), ("failed", words.failed), ("start-again", words.startAgain),
        ("unsupported", words.unsupported),
      ]
    }
    return parts
  }

  /// The buttons that choose a language, unless there is only one.
  private func choice(_ words: BrowserWords) -> String {
    guard languages.count > 1 else { return "" }
    let buttons = languages.map { other in
      let tag = other.language
      let isChosen = other.language == words.language ? "true" : "false"
      return """
        <button type="button" lang="\(tag)" data-language="\(tag)" aria-pressed="\(isChosen)">\
        \(other.languageName)</button>

        """
    }
    return """
      <div class="languages" role="group" aria-label="\(words.choice)">\(buttons.joined())</div>
      """
  }
}
