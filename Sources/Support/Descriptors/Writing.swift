/// Writes some bytes to a descriptor as the system does.
///
/// It returns how many bytes were written, or -1 with the reason in `errno`.
package typealias WriteCall = (Int32, UnsafeRawBufferPointer) -> Int

/// Writes some bytes to a descriptor with the `write` of the system.
package func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
  write(descriptor, bytes.baseAddress, bytes.count)
}

/// Writes all bytes to a descriptor, and waits for as long as it takes none.
///
/// - Parameters:
///   - bytes: The bytes to write.
///   - descriptor: The descriptor to write to.
///   - call: The system call that writes.
/// - Throws: A ``SystemError`` if the bytes can't be written.
package func writeAll(
  _ bytes: some Sequence<UInt8>, to descriptor: Int32, by call: WriteCall = systemWrite
) throws(SystemError) {
  let code =
    bytes.withContiguousStorageIfAvailable { writeAll($0, descriptor, call) }
    ?? Array(bytes).withUnsafeBufferPointer { writeAll($0, descriptor, call) }
  guard code == 0 else { throw SystemError(code: code) }
}

/// Writes all bytes, and returns 0 or the `errno` of the call that failed.
private func writeAll(
  _ bytes: UnsafeBufferPointer<UInt8>, _ descriptor: Int32, _ call: WriteCall
) -> Int32 {
  var rest = UnsafeRawBufferPointer(bytes)[...]
  while rest.isEmpty == false {
    let count = call(descriptor, UnsafeRawBufferPointer(rebasing: rest))
    guard count < 1 else {
      rest = rest.dropFirst(count)
      continue
    }
    switch count == 0 ? EIO : errno {
    case EINTR: break
    case EAGAIN: waitUntilReady(descriptor, for: POLLOUT)
    case let code: return code
    }
  }
  return 0
}
