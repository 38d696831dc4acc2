import CellText
import FlowDriver
package import ProgramArguments
import TextRendering

package enum Verb: String, Sendable {
  case open = ""
  case run, explore
}

extension AppProgram {
  package var table: ArgumentTable<Verb, ProgramOptions> {
    let words = options.map { $0.word }
    let common = openingOptions.filter { words.contains($0.word) == false }
    let laws =
      verbs.contains(.explore)
      ? "1 a flow or a law failed; 2 no law failed, but not everything was explored"
      : "1 a flow failed"
    return ArgumentTable(
      name, version: version, summary, subcommands: verbs.map(subcommand),
      options: (languages.count > 1 ? [languageOption] : []) + options + common,
      notes: wrapped(
        "Exit status: 0 success; \(laws); 64 wrong arguments; 65 a file can't be read or isn't valid"
          + (verbs.contains(.open) ? "; \(statuses)" : ".")))
  }

  private func subcommand(_ verb: Verb) -> ArgumentTable<Verb, ProgramOptions>.Subcommand {
    let title = "the \(noun)"
    switch verb {
    case .open:
      return .init(
        .open, "open \(title)", title: title,
        notes: """
          The \(noun) opens on the full screen of the terminal, or at a prompt that a screen reader
          reads well: with --linear, if TERM is dumb or not set, and if ACCESSIBLE is set to anything
          but 0 or false. On both, ? shows help. If NO_COLOR is set, the full screen has no colors. If
          standard input isn't a terminal, the \(noun) reads flow commands and prints each new screen.

          """)
    case .run:
      return .init(
        .run,
        "run flow files, the files in a folder that end in .flow, or the flow on standard input "
          + "(-), each on a new \(noun), and print the result and the time of each",
        "FILE|FOLDER|-...",
        notes: """
          Flow commands, one on each line, with names and texts in double quotes, # for comments:
          \(FlowParser.help)

          """)
    case .explore:
      return .init(
        .explore, "visit every state of several scopes, and check the laws of \(title) in each")
    }
  }

  private var languageOption: Option {
    .choice("--language", languages, "the language (default: \(languages.first ?? ""))") {
      $0.givenLanguage = $1
    }
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
      .limited(without: ["--size", "--ascii"]),
    ]
    let opening: [Option] = [
      .flag(
        "--outline",
        "for a program that drives the \(noun): read flow commands, numbers, and numbers with a text "
          + "in double quotes for a field, and answer each with the outline of the screen and an empty "
          + "line, after a line with \"refused\" and the reason if the command fails"
      ) { $0.answer = .outline }
      .limited(without: ["--size", "--ascii", "--linear"]),
      .flag(
        "--changes",
        "the same, but answer each line with only what has changed, as the prompt reads it, and the "
          + "command \"show\" with the outline"
      ) { $0.answer = .changes }
      .limited(without: ["--outline", "--size", "--ascii", "--linear"]),
      .text(
        "--record", "FILE", form: "a file",
        "write what is done in the \(noun) to a new file, as a flow that passes on a new \(noun) with "
          + "the same options"
      ) { $0.recordingPath = $1 },
    ]
    return drawing.map { $0.limited(to: [.open, .run]) } + opening.map { $0.limited(to: [.open]) }
  }
}

private func viewport(_ text: String) -> Viewport? {
  let sides = text.split(separator: "x", omittingEmptySubsequences: false)
  let numbers = sides.compactMap { $0.wholeNumber }.filter { (1...1_000).contains($0) }
  guard sides.count == 2, numbers.count == 2 else { return nil }
  return Viewport(columns: numbers[0], rows: numbers[1])
}
