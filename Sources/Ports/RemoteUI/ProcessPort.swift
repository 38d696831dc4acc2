#if os(macOS) || os(Linux) || os(Android)
  public import HeadlessUI
  import CellText

  /// A port to an app in another process, written in any language.
  ///
  /// The process writes the outline of its screen and an empty line, once at the start and once for
  /// each line that it reads. A line is the number of the control that a person chose, as in the
  /// outline, or the number of a field and its new text, such as `3 "batman"`. If the process can't do
  /// that, it writes a line with `refused` and the reason before the outline. `juicemaker --outline`
  /// starts a process that does all this.
  ///
  /// The port waits only for an answer, for the end of the process, or for its time limit, and ends the
  /// process when it's deallocated.
  public final class ProcessPort: AppPort {
    private let child: ChildProcess
    private var answer: Result<Answer, ProcessPortError>

    /// Starts the program at a path, and reads its first screen.
    ///
    /// - Parameters:
    ///   - path: The path of the program.
    ///   - arguments: The arguments of the program.
    ///   - timeLimit: The longest time to wait until a line is read, and then for its answer.
    /// - Throws: A ``ProcessPortError`` if the process can't be started or doesn't show a screen.
    public init(
      _ path: String, _ arguments: [String] = [], timeLimit: Duration = .seconds(30)
    ) throws(ProcessPortError) {
      child = try ChildProcess(path, arguments, timeLimit: timeLimit)
      answer = .success(try child.answer())
    }

    /// Returns the last screen of the app.
    ///
    /// - Throws: The error of an earlier call, unless the process only refused.
    public func currentScreen() throws(ProcessPortError) -> Screen<Int> {
      try answer.get().screen
    }

    /// Performs the action with a number, or lets something else happen, and reads the screen that it
    /// leads to.
    ///
    /// - Throws: A ``ProcessPortError`` if the process ends, refuses, or doesn't answer in time with one
    ///   screen. Unless the process refused, each later call throws the same error.
    @discardableResult
    public func take(_ input: Input<Int>) throws(ProcessPortError) -> Bool {
      let line =
        switch input {
        case .action(let number): "\(number)"
        case .text(let text, let number): "\(number) \(text.quoted)"
        case .response(let response, let request):
          "answer \(request.quoted) with \(response.quoted)"
        case .event(let name): "event \(name.quoted)"
        }
      _ = try answer.get()
      answer = Result { () throws(ProcessPortError) in
        try child.write("\(line)\n")
        return try child.answer()
      }
      if let refusal = try answer.get().refusal { throw child.error(.refused(refusal)) }
      return true
    }
  }
#endif
