#if os(Linux)
  import FlowDriver
  import Foundation
  import HeadlessUI
  import PseudoTerminals
  import Descriptors
  import Testing

  /// The time and the bytes that the kiosk doesn't use.
  @Suite(.timeLimit(.minutes(5)))
  struct QuietnessTests {
    @Test func `an idle kiosk takes no processor time`() throws {
      let kiosk = try TerminalKiosk()
      try kiosk.session.waitUntilIdle(for: 200)
    }

    @Test func `a label that changes takes at most 200 bytes`() throws {
      let kiosk = try TerminalKiosk()
      try kiosk.type("1\r", does: .tap("재고수정"))
      try kiosk.type("3+", does: .increase("딸기"))
      let count = kiosk.session.output.count
      try kiosk.type("+", does: .increase("딸기"))
      #expect((1...200).contains(kiosk.session.output.count - count))
    }

    @Test func `a frame is one write and one update`() throws {
      let kiosk = try TerminalKiosk()
      try kiosk.session.waitUntilIdle(for: 20)
      let (writes, updates) = (try kiosk.session.writes, kiosk.model.updates)
      for _ in 0..<8 { try kiosk.advance() }
      try kiosk.session.waitUntilIdle(for: 50)
      #expect(try kiosk.session.writes == writes + 8)
      #expect(kiosk.model.updates == updates + 8)
    }

    @Test func `keys that change nothing paint nothing`() throws {
      let kiosk = try TerminalKiosk()
      try kiosk.session.waitUntilIdle(for: 20)
      let (time, count) = (kiosk.session.processorTime, kiosk.session.output.count)
      kiosk.session.type("xyz\u{1B}[<65;1;1M\u{1B}[24~")
      try kiosk.session.wait(for: "the kiosk to read") { _ in
        kiosk.session.exchange(for: 1)
        return kiosk.session.processorTime > time
      }
      try kiosk.session.waitUntilIdle(for: 20)
      #expect(kiosk.session.output.count == count)
    }
  }

  extension TerminalSession {
    /// The processor time that the program has taken, in nanoseconds.
    var processorTime: Int {
      var clock = clockid_t()
      var time = timespec()
      clock_getcpuclockid(child.identifier, &clock)
      clock_gettime(clock, &time)
      return time.tv_sec * 1_000_000_000 + time.tv_nsec
    }

    /// The number of writes of the program.
    var writes: Int {
      get throws {
        let text = try String(
          contentsOfFile: "/proc/\(child.identifier)/io", encoding: .utf8)
        let line = text.split(separator: "\n").first { $0.hasPrefix("syscw: ") }
        return line.flatMap { Int($0.dropFirst(7)) } ?? 0
      }
    }

    /// Waits until the program writes nothing and takes no processor time for some milliseconds.
    func waitUntilIdle(for milliseconds: Int32) throws {
      var last = (processorTime, output.count)
      try wait(for: "\(milliseconds) idle milliseconds") { _ in
        exchange(for: milliseconds)
        defer { last = (processorTime, output.count) }
        return last == (processorTime, output.count)
      }
    }
  }
#endif
