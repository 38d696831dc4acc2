import TextRenderer

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The size of the terminal that standard output is, or nothing where it is none.
func terminalViewport() -> Viewport? {
  var size = winsize()
  let isKnown = ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0
  guard isKnown, size.ws_col > 0, size.ws_row > 0 else { return nil }
  return Viewport(columns: Int(size.ws_col), rows: Int(size.ws_row))
}
