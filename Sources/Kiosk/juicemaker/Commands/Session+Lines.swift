import PlainText

/// The hint above the first prompt.
let promptHint = "type a flow command or the number of a control; help lists them, quit leaves\n"

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
    output.write(frame)
    do {
      while let line = lines.next() {
        try perform(line, &output)
      }
      try finish(&output)
      return .success
    } catch {
      output.write(changedFrame())
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
    var frames = ""
    output.write(outline + "\n")
    while let line = lines.next() {
      var refusal = ""
      do {
        try perform(typed: line, &frames)
        frames = ""
      } catch {
        _ = changedFrame()
        refusal = "refused \(error.message.visible)\n"
        status = .failure
      }
      output.write(refusal + outline + "\n")
    }
    return isRepeating ? .badData : status
  }

  /// Lets a person drive the kiosk with flow commands and with the numbers of controls, until they
  /// quit.
  ///
  /// - Parameters:
  ///   - lines: The lines that the person types.
  ///   - output: The stream for screens and prompts.
  ///   - errors: The stream for failures.
  mutating func prompt(
    _ lines: inout some IteratorProtocol<[UInt8]>,
    _ output: inout some TextOutputStream,
    _ errors: inout some TextOutputStream
  ) -> ExitStatus {
    output.write(frame + promptHint + "> ")
    while let line = lines.next() {
      let words = String(decoding: line, as: UTF8.self).split { $0.isWhitespace }
      do throws(SessionError) {
        if words == ["quit"] {
          return .success
        } else if words == ["help"] {
          output.write(
            flowHelpText + "\nOr quit, or the number of one of these controls:\n" + reading)
        } else {
          try perform(typed: line, &output)
        }
      } catch {
        output.write(changedFrame())
        errors.write("\(error.message)\n")
      }
      output.write(isRepeating ? "repeat> " : "> ")
    }
    output.write("\n")
    return .success
  }
}
