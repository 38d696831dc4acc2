import DescriptorIO
import Dispatch
public import HeadlessUI
public import TextRendering

/// A port that shows an app on a full terminal screen and handles its keys and mouse.
///
/// On a terminal with eight rows or more, one of them belongs to the port and shows the keys that
/// work: the last one, or the one below the content on a terminal with thirty rows or more. A layer
/// that has just come up can't be answered for a quarter of a second, or for up to 0.7 seconds by the key
/// that brought it up, so that neither a double click nor a key that is held down answers a question
/// that nobody has read.
///
/// It shows an app until the user leaves it. ``run()`` blocks the thread of the caller for that time, and
/// ``runWithoutBlocking()`` leaves the actor of the caller free for its other tasks. Crashes and signals
/// that end the process restore the terminal, too. Only one port can run at a time.
public struct TerminalPort<App: HeadlessApp> {
  @usableFromInline let app: App
  @usableFromInline let viewport: Viewport?
  @usableFromInline let chrome: Chrome
  @usableFromInline let usesColor: Bool
  @usableFromInline let words: TerminalWords
  /// Numbers the actions, in code that's specialized for the app.
  @usableFromInline let number: (Screen<App.Action>) -> Screen<Int>
  @usableFromInline let affordances: (Screen<App.Action>) -> [Affordance<App.Action>]

  /// Creates a port between an app and the terminal of the standard streams.
  ///
  /// - Parameters:
  ///   - app: The app to show.
  ///   - viewport: The largest size of the screen, or `nil` to fill the terminal.
  ///   - chrome: The characters that draw boxes. ASCII takes their place if the terminal reports that
  ///     they aren't one cell wide.
  ///   - usesColor: Whether to use colors besides bold, dim, and reverse video.
  ///   - words: The words of the full screen itself.
  @inlinable
  public init(
    _ app: App, viewport: Viewport? = nil, chrome: Chrome = .unicode, usesColor: Bool = true,
    words: TerminalWords = .english
  ) {
    self.app = app
    self.viewport = viewport
    self.chrome = chrome
    self.usesColor = usesColor
    self.words = words
    number = { $0.numbered }
    affordances = { $0.affordances }
  }

  /// Shows the app until the user leaves it or the terminal hangs up, and then restores the
  /// terminal.
  ///
  /// The thread of the caller reads the app's screen, performs its actions, and waits for the user
  /// in between. On the main actor, none of its other tasks gets a turn meanwhile.
  ///
  /// - Throws: A ``TerminalError`` if the app can't be shown.
  public func run() throws(TerminalError) {
    var loop = try TerminalLoop(self)
    defer { loop.end() }
    var wait = loop.nextWait()
    while loop.handle(wait()) { wait = loop.nextWait() }
  }

  /// Shows the app until the user leaves it, the terminal hangs up, or the task is cancelled, and
  /// then restores the terminal.
  ///
  /// The actor of the caller reads the app's screen and performs its actions. Another thread waits
  /// for the user, so that the actor is free for its other tasks.
  ///
  /// - Throws: A ``TerminalError`` if the app can't be shown.
  public func runWithoutBlocking() async throws(TerminalError) {
    let thread = DispatchQueue(label: "TerminalPort")
    var loop = try TerminalLoop(self)
    defer { loop.end() }
    let wakes = loop.wakes
    var isOpen = true
    while isOpen, Task.isCancelled == false {
      let wait = loop.nextWait()
      let bytes = await withTaskCancellationHandler {
        await withCheckedContinuation { continuation in
          thread.async { continuation.resume(returning: wait()) }
        }
      } onCancel: {
        wakes.wake()
      }
      isOpen = loop.handle(bytes)
    }
  }
}

/// The reason why an app can't be shown on a terminal.
public enum TerminalError: Error, Hashable, CustomStringConvertible {
  /// Standard input isn't a terminal.
  case notATerminal
  /// The system can't open a pipe, for a reason given by `errno`.
  case noPipe(Int32)

  /// A description of the problem on one line of English.
  public var description: String {
    switch self {
    case .notATerminal: "standard input isn't a terminal"
    case .noPipe(let code): "can't open a pipe: \(SystemError(code: code))"
    }
  }
}
