public import HeadlessUI

/// A port to an app in another process, in whatever language it is written.
///
/// The process writes the outline of its screen and an empty line, once at the start and once for
/// each line that it reads. What it reads is the number of what a person chose, as in the outline;
/// where it cannot do that, it writes `refused` and the reason on a line before the outline.
/// `juicemaker --outline` is such a process.
///
/// Nothing is waited for but an answer or the end of the process, which is told to end once the
/// port is gone.
public final class ProcessPort: AppPort {
  let child: ChildProcess
  private var screen: Screen<Int>
  private var failure: ProcessPortError?

  /// Starts a process, and reads its first screen.
  ///
  /// - Parameters:
  ///   - path: Where the program is.
  ///   - arguments: What it is given.
  /// - Throws: A ``ProcessPortError`` where it cannot be started or shows no screen.
  public init(_ path: String, _ arguments: [String] = []) throws(ProcessPortError) {
    child = try ChildProcess(path, arguments)
    screen = try child.answer().screen
  }

  /// What the app showed last.
  ///
  /// - Throws: What an earlier call threw, unless the process only refused.
  public func currentScreen() throws(ProcessPortError) -> Screen<Int> {
    if let failure { throw failure }
    return screen
  }

  /// Chooses what has a number, and reads the screen that this leads to.
  ///
  /// - Throws: A ``ProcessPortError`` where the process ends, refuses or does not answer with a
  ///   screen. Unless it refused, each later call throws the same.
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
