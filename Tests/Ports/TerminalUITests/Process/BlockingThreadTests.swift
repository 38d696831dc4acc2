import Descriptors
import Testing

@testable import TerminalUI

struct BlockingThreadTests {
  @Test func `calls are made one after another on one other thread`() async throws {
    let thread = try BlockingThread()
    defer { thread.end() }
    var threads: Set<String> = []
    var numbers: [Int] = []
    for number in 0..<100 {
      let (result, identifier) = await thread.result { (number, "\(pthread_self())") }
      numbers.append(result)
      threads.insert(identifier)
    }
    #expect(numbers == Array(0..<100))
    #expect(threads.count == 1)
  }

  @Test @MainActor func `the caller's actor goes on while a call blocks`() async throws {
    let thread = try BlockingThread()
    defer { thread.end() }
    let pipe = try SelfPipe()
    let waking = Task { @MainActor in pipe.wake() }
    let isAwake = await thread.result {
      var request = pollfd(fd: pipe.reader, events: Int16(POLLIN), revents: 0)
      return poll(&request, 1, 20_000) == 1
    }
    #expect(isAwake)
    await waking.value
  }
}
