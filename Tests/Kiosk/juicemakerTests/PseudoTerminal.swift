import Foundation

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A terminal that a test holds the other end of.
struct PseudoTerminal {
  /// The end of the test.
  let near: FileHandle
  /// The end of the command.
  let far: FileHandle

  /// Opens a terminal of a size, or gives nothing where the system has none left.
  init?(columns: UInt16, rows: UInt16) {
    var near: Int32 = -1
    var far: Int32 = -1
    var size = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    guard openpty(&near, &far, nil, nil, &size) == 0 else { return nil }
    self.near = FileHandle(fileDescriptor: near, closeOnDealloc: true)
    self.far = FileHandle(fileDescriptor: far, closeOnDealloc: true)
  }
}
