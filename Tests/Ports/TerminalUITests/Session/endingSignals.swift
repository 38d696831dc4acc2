import Descriptors
import Testing

/// The signals that end a program that does nothing about them, except those that the kiosk ignores.
let endingSignals: [Int32] = {
  let signals = [
    SIGHUP, SIGINT, SIGQUIT, SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV, SIGSYS, SIGALRM,
    SIGTERM, SIGUSR1, SIGUSR2, SIGXCPU, SIGVTALRM, SIGPROF,
  ]
  #if os(Linux)
    let (firstOfRealTime, lastOfRealTime): (Int32, Int32) = (34, 64)
    return signals + [SIGIO, SIGPWR, SIGSTKFLT, firstOfRealTime, lastOfRealTime]
  #else
    return signals
  #endif
}()

/// Checks that a terminal is as it was before a program was started, apart from a text.
func expectRestored(
  _ session: TerminalSession, _ text: String, at location: SourceLocation = #_sourceLocation
) throws {
  #expect(session.model.modes == TerminalMode.initial, sourceLocation: location)
  #expect(session.model.cursor.attributes == [], sourceLocation: location)
  #expect(session.model.unknown == [], sourceLocation: location)
  #expect(session.model.text == text, sourceLocation: location)
  #expect(try session.settings == session.originalSettings, sourceLocation: location)
}
