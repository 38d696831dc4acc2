import FlowDriver
import HeadlessUI
import JuiceScreens
import PlainText
import TextRendering

extension Session {
  /// Drives the kiosk with the lines of a flow.
  ///
  /// Each line is performed, and the screen written if it changed, before the next line is read.
  ///
  /// - Parameters:
  ///   - lines: The lines of the flow.
  ///   - output: The stream for screens.
  ///   - errors: The stream for the failure that ends the flow.
  mutating func drive(
    _ lines: inout some IteratorProtocol<[UInt8]>,
    _ output: inout some TextOutputStream,
    _ errors: inout some TextOutputStream
  ) -> ExitStatus {
    let renderer = renderer
    var shown: Screen<KioskAction>?
    func show(_ screen: Screen<KioskAction>, isAsked: Bool = false) {
      if isAsked || (shown == screen) == false { output.write(renderer.render(screen)) }
      shown = screen
    }
    show(screen)
    do {
      while let line = lines.next() {
        try perform(line) { show($1, isAsked: $0 == .show) }
      }
      try finish { show($1, isAsked: $0 == .show) }
      return .success
    } catch {
      show(screen)
      errors.write("\(error)\n")
      guard case .flow = error else { return .badData }
      return .failure
    }
  }

  /// Lets a program drive the kiosk with flow commands and with the numbers of controls.
  ///
  /// The outline of the screen and an empty line are written at the start and for each line that is
  /// read. If the line can't be performed, a line that says `refused` and why precedes the outline.
  ///
  /// - Parameters:
  ///   - lines: The lines that the program writes.
  ///   - output: The stream for outlines.
  mutating func answer(
    _ lines: inout some IteratorProtocol<[UInt8]>,
    _ output: inout some TextOutputStream
  ) -> ExitStatus {
    var status = ExitStatus.success
    output.write(screen.outline + "\n")
    while let line = lines.next() {
      var refusal = ""
      do {
        if isRepeating == false, let number = wholeNumber(in: line) {
          try perform(number: number)
        } else {
          try perform(line) { _, _ in }
        }
      } catch {
        refusal = "refused \(error.message.visible)\n"
        status = .failure
      }
      output.write(refusal + screen.outline + "\n")
    }
    return isRepeating ? .badData : status
  }
}

/// Returns the number that is the only word of a line, or `nil` if the line has anything else.
///
/// A word that begins with a plus sign isn't the number of a control, but a number of steps.
func wholeNumber(in line: [UInt8]) -> Int? {
  let words = String(decoding: line, as: UTF8.self).split { $0.isWhitespace }
  guard words.count == 1, let word = words.first, word.hasPrefix("+") == false else { return nil }
  return Int(word)
}
