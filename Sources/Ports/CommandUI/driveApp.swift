import FlowDriver
import HeadlessUI
import PromptUI
import TextRendering

extension CommandOptions {
  /// Performs each line of a flow on an app, and writes the screen if it changed, before it reads the next
  /// line.
  ///
  /// Each command waits for the responses to the requests that it leads a `LiveApp` to. The lines from
  /// `repeat` to `end` are performed with the last of them. On a list, which shows the numbers of controls, a
  /// line can be one of them, with the new text of a field in double quotes after it.
  func driveApp<App: HeadlessApp>(
    _ app: App, by lines: inout some IteratorProtocol<[UInt8]>,
    _ output: inout some TextOutputStream, _ errors: inout some TextOutputStream
  ) -> ExitStatus {
    let driver = Driver(PortSession(app))
    driver.limit = wait
    var parser = FlowParser(file: "<stdin>")
    let renderer = renderer
    var shown = ""
    func show(isAsked: Bool = false) {
      let text = renderer.render(driver.app.screen)
      if isAsked || (shown == text) == false { output.write(text) }
      shown = text
    }
    show()
    do throws(FlowError) {
      while var line = lines.next() {
        driver.app.refresh(at: nil)
        let words = String(decoding: line, as: UTF8.self).split { $0.isWhitespace }
        if isLinear, parser.isRepeating == false {
          let controls = driver.app.screen.affordances
          let meant = driver.app.screen.number(meantBy: words.joined(separator: " "))
          line = meant.map { Array("\($0)".utf8) } ?? line
          if let (number, text) = try parser.numberAndText(in: line, for: controls) {
            guard controls.indices.contains(number - 1) else {
              throw FlowError(
                .notFound(.button, name: "\(number)", nearest: []), at: parser.location)
            }
            let identities = controls.map { $0.identity }
            line = Array("\(Command(number - 1, of: identities, entering: text))".utf8)
          }
        }
        try parser.read(line[...])
        guard parser.isRepeating == false else { continue }
        try run(try parser.finish(), by: driver) { show(isAsked: $0) }
      }
      _ = try parser.finish()
      return .success
    } catch {
      show()
      errors.write("\(error)\n")
      return error.isBadData ? .badData : .failure
    }
  }
}
