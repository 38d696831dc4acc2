#if os(Linux)
  import FlowDriver
  import HeadlessUI
  import Testing

  /// What the kiosk spares the terminal and the machine.
  @Suite(.timeLimit(.minutes(5)))
  struct QuietnessTests {
    @Test func `a kiosk that nobody uses takes no processor time`() throws {
      let kiosk = try TerminalKiosk()
      try kiosk.waitUntilIdle(for: 200)
    }

    @Test func `a label that changes takes at most 200 bytes`() throws {
      let kiosk = try TerminalKiosk()
      try kiosk.type("1\r", does: .tap("재고수정"))
      try kiosk.type("3", focuses: "딸기", .increment)
      let count = kiosk.session.output.count
      try kiosk.type("\r", does: .increase("딸기"))
      #expect((1...200).contains(kiosk.session.output.count - count))
    }

    @Test func `a frame is one write, drawn all at once`() throws {
      let kiosk = try TerminalKiosk()
      try kiosk.waitUntilIdle(for: 20)
      let (writes, updates) = (try kiosk.writes, kiosk.model.updates)
      for _ in 0..<8 { try kiosk.advance() }
      try kiosk.waitUntilIdle(for: 50)
      #expect(try kiosk.writes == writes + 8)
      #expect(kiosk.model.updates == updates + 8)
    }

    @Test func `what changes nothing is not painted`() throws {
      let kiosk = try TerminalKiosk()
      try kiosk.waitUntilIdle(for: 20)
      let (time, count) = (kiosk.processorTime, kiosk.session.output.count)
      kiosk.session.type("xyz\u{1B}[<65;1;1M\u{1B}[24~")
      try kiosk.session.wait(for: "the kiosk to read") { _ in
        kiosk.session.exchange(for: 1)
        return kiosk.processorTime > time
      }
      try kiosk.waitUntilIdle(for: 20)
      #expect(kiosk.session.output.count == count)
    }
  }
#endif
