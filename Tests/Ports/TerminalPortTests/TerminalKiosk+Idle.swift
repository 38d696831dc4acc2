#if os(Linux)
  import Foundation

  #if canImport(Musl)
    import Musl
  #else
    import Glibc
  #endif

  extension TerminalKiosk {
    /// The processor time that the command has taken, in nanoseconds.
    var processorTime: Int {
      var clock = clockid_t()
      var time = timespec()
      clock_getcpuclockid(session.child.identifier, &clock)
      clock_gettime(clock, &time)
      return time.tv_sec * 1_000_000_000 + time.tv_nsec
    }

    /// How often the command has asked the system to write.
    var writes: Int {
      get throws {
        let text = try String(
          contentsOfFile: "/proc/\(session.child.identifier)/io", encoding: .utf8)
        let line = text.split(separator: "\n").first { $0.hasPrefix("syscw: ") }
        return line.flatMap { Int($0.dropFirst(7)) } ?? 0
      }
    }

    /// Waits until the command writes nothing and takes no processor time for some milliseconds.
    func waitUntilIdle(for milliseconds: Int32) throws {
      var last = (processorTime, session.output.count)
      try session.wait(for: "\(milliseconds) idle milliseconds") { _ in
        session.exchange(for: milliseconds)
        defer { last = (processorTime, session.output.count) }
        return last == (processorTime, session.output.count)
      }
    }
  }
#endif
