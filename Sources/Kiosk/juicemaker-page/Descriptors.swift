#if arch(wasm32)
  import BrowserRuntime
  import JuiceModel

  extension PageStorage {
    /// The texts that the script of the page keeps, unless it says 51, which is `ENOSPC` of WASI, or
    /// another error.
    static let descriptors = PageStorage(
      read: { wholeText($0.rawValue) },
      write: { text, bytes in
        let error = writeBytes(bytes, to: text.rawValue)
        return error == 0 ? nil : error == 51 ? .noRoom : .notPermitted
      })
  }

  /// Returns the next line on standard input, or `nil` at its end.
  func nextLine() -> String? {
    var bytes: [UInt8] = []
    while let byte = read(0, atMost: 1).first {
      if byte == UInt8(ascii: "\n") { return String(decoding: bytes, as: UTF8.self) }
      bytes.append(byte)
    }
    return nil
  }

  /// Returns the text of a descriptor of the page, in which every read starts at the beginning.
  func wholeText(_ descriptor: Int32, atMost limit: Int = 4_096) -> [UInt8] {
    let bytes = read(descriptor, atMost: limit)
    return bytes.count < limit ? bytes : wholeText(descriptor, atMost: limit * 8)
  }

  private func read(_ descriptor: Int32, atMost limit: Int) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: limit) { buffer, count in
      var vector = io_vector(bytes: buffer.baseAddress, count: limit)
      if fd_read(descriptor, &vector, 1, &count) > 0 { count = 0 }
    }
  }

  /// Writes to a descriptor, and returns 0 or an error of WASI.
  @discardableResult
  func writeBytes(_ bytes: [UInt8], to descriptor: Int32) -> CInt {
    bytes.withUnsafeBytes { buffer in
      var vector = io_vector(bytes: buffer.baseAddress, count: buffer.count)
      var count = 0
      return fd_write(descriptor, &vector, 1, &count)
    }
  }
#endif
