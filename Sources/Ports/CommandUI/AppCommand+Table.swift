package import CommandSyntax
import FlowDriver
import PlainText
import TextRendering

package enum Verb: String, Sendable {
  case open = ""
  case run, explore
}

extension AppCommand {
  package var table: CommandTable<Verb, CommandOptions> {
    let common = openingOptions + exploringOptions
    let added = options.filter { option in common.contains { $0.word == option.word } == false }
    let title = "the \(noun)"
    return CommandTable(
      name, version: version, summary,
      commands: [
        .init(
          .open, "open \(title)", title: title,
          notes: """
            The \(noun) opens on the full screen of the terminal, or at a prompt that a screen reader
            reads well: with --linear, if TERM is dumb or not set, and if ACCESSIBLE is set to anything
            but 0 or false. On both, ? shows help. NO_COLOR is the same as --no-color. If standard input
            isn't a terminal, the \(noun) reads flow commands and prints each new screen.

            """),
        .init(
          .run,
          "run flow files, the files in a folder that end in .flow, or the flow on standard input "
            + "(-), each on \(example) of its own, and print the result and the time of each",
          "FILE|FOLDER|-...", needing: "a file, a folder, or - for standard input",
          notes: """
            Flow commands, one on each line, with names and texts in double quotes, # for comments:
            \(FlowParser.help)

            """),
        .init(
          .explore, "visit every state of several scopes, and check the laws of \(title) in each"),
      ],
      options: (languages.count > 1 ? [languageOption] : []) + added
        + common.map { option in options.first { $0.word == option.word } ?? option },
      notes: wrapped(
        "Exit status: 0 success; 1 a flow or a law failed; 2 no law failed, but not everything was "
          + "explored; 64 wrong arguments; 65 a file can't be read or isn't valid; \(statuses)"))
  }

  /// The noun after an indefinite article.
  private var example: String { ("aeiou".contains(noun.prefix(1)) ? "an " : "a ") + noun }

  private var languageOption: Option {
    .choice(
      "--language", languages, "the language (default: \(languages.first ?? ""))", parse: language
    ) { $0.givenLanguage = $1 }
  }

  /// Returns the language of a tag such as `ko_KR.UTF-8`, the longest that it begins with, or `nil` if it
  /// isn't one of the app's.
  @Sendable private func language(_ tag: String) -> String? {
    let tag = tag.replacing("_", with: "-").replacing(".", with: "-").lowercased() + "-"
    return languages.filter { tag.hasPrefix("\($0.lowercased())-") }.max { $0.count < $1.count }
  }

  private var openingOptions: [Option] {
    let drawing: [Option] = [
      .value(
        "--size", "COLUMNSxROWS", form: "COLUMNSxROWS, each from 1 to 1000",
        "the size of the screen (default: that of the terminal, or 60x20)", parse: viewport
      ) { $0.viewport = $1 },
      .flag("--ascii", "draw boxes with ASCII characters") { $0.isASCII = true },
      .flag("--linear", "read screens as a list, with one element on each line") {
        $0.isLinear = true
      }
      .limited(without: ["--size", "--ascii", "--no-color"]),
    ]
    let opening: [Option] = [
      .flag("--no-color", "show the full screen without colors") { $0.usesColor = false },
      .flag(
        "--outline",
        "for a program that drives the \(noun): read flow commands, numbers, and numbers with a text "
          + "in double quotes for a field, and answer each with the outline of the screen and an empty "
          + "line, after a line with \"refused\" and the reason if the command fails"
      ) { $0.isOutline = true }
      .limited(without: ["--size", "--ascii", "--linear", "--no-color"]),
      .flag(
        "--changes",
        "the same, but answer each line with only what has changed, as the prompt reads it, and the "
          + "command \"show\" with the outline"
      ) { ($0.isOutline, $0.tellsChanges) = (true, true) }
      .limited(without: ["--outline", "--size", "--ascii", "--linear", "--no-color"]),
      .text(
        "--record", "FILE", form: "a file",
        "write what is done in the \(noun) to a new file, as a flow that passes on \(example) with the "
          + "same options"
      ) { $0.recordingPath = $1 }
      .limited(without: unrecordable),
    ]
    return drawing.map { $0.limited(to: [.open, .run]) } + opening.map { $0.limited(to: [.open]) }
  }

  private var exploringOptions: [Option] {
    let options: [Option] = [
      .choice("--scope", scopes, "explore a single scope") { $0.scope = $1 },
      .choice(
        "--format", ["text", "mermaid"], "a report, or a map of \(mapped) (default: text)"
      ) { $0.isMap = $1 == "mermaid" },
      .flag("--verbose", "also print each law, the coverage, and the cost") { $0.isVerbose = true },
      .flag("--all", "go on after a law has failed") { $0.endsAtViolation = false },
      .number("--states", in: 1...2_000_000_000, "end each exploration after N states") {
        $0.states = $1
      },
    ]
    return options.map { option in
      option.limited(to: [.explore], without: option.word == "--format" ? [] : ["--format mermaid"])
    }
  }
}

private func viewport(_ text: String) -> Viewport? {
  let sides = text.split(separator: "x", omittingEmptySubsequences: false)
  let numbers = sides.compactMap { $0.wholeNumber }.filter { (1...1_000).contains($0) }
  guard sides.count == 2, numbers.count == 2 else { return nil }
  return Viewport(columns: numbers[0], rows: numbers[1])
}
