import Foundation
import HeadlessUI
import PromptUI
import TerminalUI

let language = CommandLine.arguments.last.flatMap(CafeLanguage.init) ?? .ko
let app = LiveApp(Cafe(language)) { request in await CafeWorld().response(to: request) }
if isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1 {
  try TerminalPort(app, words: language == .ko ? .korean : .english).run()
} else {
  PromptPort(app, words: language == .ko ? .korean : .english).run()
}
