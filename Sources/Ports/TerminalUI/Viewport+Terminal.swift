import Descriptors
public import TextRendering

extension Viewport {
  /// Creates the size of the terminal that a file descriptor refers to.
  ///
  /// The result is `nil` if it doesn't refer to a terminal, or the size isn't known.
  public init?(ofTerminal descriptor: Int32) {
    var size = winsize()
    let isKnown = ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0
    guard isKnown, size.ws_col > 0, size.ws_row > 0 else { return nil }
    self.init(columns: Int(size.ws_col), rows: Int(size.ws_row))
  }
}
