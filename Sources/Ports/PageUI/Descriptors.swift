#if arch(wasm32)
  import BrowserRuntime

  /// Returns the next line on standard input, or `nil` at its end.
  func nextLine() -> String? {
    var bytes: [UInt8] = []
    while let byte = read(0, atMost: 1)?.first {
      if byte == UInt8(ascii: "\n") { return String(decoding: bytes, as: UTF8.self) }
      bytes.append(byte)
    }
    return nil
  }

  /// Returns the text of a descriptor of the page, in which every read starts at the beginning, or `nil`
  /// outside a page.
  package func wholeText(_ descriptor: Int32, atMost limit: Int = 4_096) -> [UInt8]? {
    guard let bytes = read(descriptor, atMost: limit) else { return nil }
    return bytes.count < limit ? bytes : wholeText(descriptor, atMost: limit * 8)
  }

  private func read(_ descriptor: Int32, atMost limit: Int) -> [UInt8]? {
    var error: CInt = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: limit) { buffer, count in
      var vector = io_vector(bytes: buffer.baseAddress, count: limit)
      error = fd_read(descriptor, &vector, 1, &count)
      if error > 0 { count = 0 }
    }
    return error == 0 ? bytes : nil
  }

  /// Writes to a descriptor, and returns 0 or an error of WASI.
  @discardableResult
  package func writeBytes(_ bytes: [UInt8], to descriptor: Int32) -> CInt {
    bytes.withUnsafeBytes { buffer in
      var vector = io_vector(bytes: buffer.baseAddress, count: buffer.count)
      var count = 0
      return fd_write(descriptor, &vector, 1, &count)
    }
  }
#endif
