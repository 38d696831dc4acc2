import Testing

@testable import text_snapshots

@Suite struct TestEventsTests {
  private static let stream = """
    {"kind":"test","payload":{"id":"A.b()\\/A.swift:1:2","kind":"function"},"version":0}
    {"kind":"event","payload":{"kind":"runStarted","messages":[]},"version":0}
    {"kind":"event","payload":{"kind":"testStarted","testID":"A.b()\\/A.swift:1:2"}}
    {"kind":"event","payload":{"kind":"testSkipped","testID":"A.S"}}
    {"kind":"event","payload":{"kind":"testSkipped","testID":"A.S\\/c(d:)\\/A.swift:10:40"}}
    {"kind":"event","payload":{"kind":"testCancelled","testID":"A.b()\\/A.swift:1:2"}}
    {"kind":"event","payload":{"kind":"testCaseCancelled","testID":"A.e(f:)\\/A.swift:3:2"}}
    {"kind":"event","payload":{"kind":"runEnded","messages":[]},"version":0}

    """

  @Test func `the stream tells how often tests began and ended, and which were skipped`() {
    let events = TestEvents(parsing: Array((TestEventsTests.stream + TestEventsTests.stream).utf8))
    #expect(events.started == 2)
    #expect(events.ended == 2)
    #expect(events.skipped == ["A.S", "A.S/c(d:)", "A.b()", "A.e(f:)"])
  }

  @Test func `every cut of a stream has at most the events of the whole`() {
    let bytes = Array(TestEventsTests.stream.utf8)
    let whole = TestEvents(parsing: bytes)
    for count in 0..<bytes.count {
      let events = TestEvents(parsing: Array(bytes.prefix(count)))
      #expect(events.started <= 1)
      #expect(events.ended == (count == bytes.count - 1 ? 1 : 0))
      #expect(whole.skipped.isSuperset(of: events.skipped))
    }
  }

  @Test(arguments: [
    "", "\n\n", "null\n[]\n{}\n\"a\"\n", "{\"kind\":\"event\",\"payload\":{}}", "\0\u{FF}",
  ])
  func `a stream of something else has no events`(text: String) {
    let events = TestEvents(parsing: Array(text.utf8))
    #expect((events.started, events.ended) == (0, 0))
    #expect(events.skipped.isEmpty)
  }
}
