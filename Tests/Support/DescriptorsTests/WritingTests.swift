import Descriptors
import Synchronization
import Testing

struct WritingTests {
  @Test func `writes that are short or interrupted are completed`() throws {
    let calls = Mutex(0)
    let written = Mutex<[UInt8]>([])
    try writeAll(Array("딸기쥬스 주문".utf8), to: -1) { _, bytes in
      let call = calls.withLock { calls in
        calls += 1
        return calls
      }
      guard call % 2 == 0 else {
        errno = EINTR
        return -1
      }
      let count = min(bytes.count, 4)
      written.withLock { $0 += bytes.prefix(count) }
      return count
    }
    #expect(written.withLock { $0 } == Array("딸기쥬스 주문".utf8))
  }

  @Test func `a write that fails or makes no progress is an error`() {
    #expect(throws: SystemError(code: ENOSPC)) {
      try writeAll([1], to: -1) { _, _ in
        errno = ENOSPC
        return -1
      }
    }
    #expect(throws: SystemError(code: EIO)) { try writeAll([1], to: -1) { _, _ in 0 } }
    #expect(throws: SystemError(code: EBADF)) { try writeAll([1], to: -1) }
    #expect(throws: Never.self) { try writeAll([], to: -1) }
  }
}
