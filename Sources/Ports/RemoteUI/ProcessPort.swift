#if os(macOS) || os(Linux) || os(Android)
  public import HeadlessUI

  /// A port to an app in another process, in whatever language it is written.
  ///
  /// The process writes the outline of its screen and an empty line, once at the start and once for
  /// each line that it reads. A line is the number of what a person chose, as in the outline. If the
  /// process can't do that, it writes a line with `refused` and the reason before the outline.
  /// `juicemaker --outline` starts a process that does all this.
  ///
  /// The port waits only for an answer or for the end of the process, and ends the process when it's
  /// deallocated.
  public final class ProcessPort: AppPort {
    private let child: ChildProcess
    private var screen: Screen<Int>
    private var failure: ProcessPortError?

    /// Starts the program at a path, and reads its first screen.
    ///
    /// - Throws: A ``ProcessPortError`` if the process can't be started or doesn't show a screen.
    public init(_ path: String, _ arguments: [String] = []) throws(ProcessPortError) {
      child = try ChildProcess(path, arguments)
      screen = try child.answer().screen
    }

    /// Returns what the app showed last.
    ///
    /// - Throws: The error of an earlier call, unless the process only refused.
    public func currentScreen() throws(ProcessPortError) -> Screen<Int> {
      if let failure { throw failure }
      return screen
    }

    /// Performs the action with a number, and reads the screen that it leads to.
    ///
    /// - Throws: A ``ProcessPortError`` if the process ends, refuses, or doesn't answer with a
    ///   screen. Unless the process refused, each later call throws the same error.
    public func perform(_ action: Int) throws(ProcessPortError) {
      if let failure { throw failure }
      let answer: Answer
      do {
        child.write("\(action)\n")
        answer = try child.answer()
      } catch {
        failure = error
        throw error
      }
      screen = answer.screen
      if let refusal = answer.refusal { throw child.error(.refused(refusal)) }
    }
  }
#endif
