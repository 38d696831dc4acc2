#if arch(wasm32)
  import BrowserPort
  import BrowserRuntime
  import HeadlessUI

  nonisolated(unsafe) private var port: BrowserPort<KioskPage>?

  /// Opens the kiosk in the language of the first argument, and writes it as HTML.
  @_expose(wasm, "open") @_cdecl("kiosk_open")
  public func open() {
    let words = PageWords.words(in: argument(1))
    port = BrowserPort(KioskPage(words, .descriptors), words: words.controls)
    show()
  }

  /// Performs the action with a number, and writes the kiosk as HTML.
  @_expose(wasm, "perform") @_cdecl("kiosk_perform")
  public func perform(_ number: Int32) {
    port?.perform(Int(number))
    show()
  }

  /// Loads the menu of a file, whose name is the second argument, and writes the kiosk as HTML.
  @_expose(wasm, "load") @_cdecl("kiosk_load")
  public func load() {
    port?.app.load(wholeText(0), file: argument(2))
    show()
  }

  /// Lets a program drive a kiosk, whose stock isn't kept, by the numbers of its controls.
  ///
  /// The outline of the screen and an empty line are written at the start and for each number that is
  /// read. If nothing that can be done has the number, a line that says so precedes the outline.
  @_expose(wasm, "_start") @_cdecl("kiosk_start")
  public func start() {
    let words = PageWords.words(in: argument(1))
    var port = BrowserPort(KioskPage(words), words: words.controls)
    writeBytes(Array((port.app.screen.outline + "\n").utf8), to: 1)
    var lines = InputLines()
    while let line = lines.next() {
      let isPerformed = Int(line).map { port.perform($0) } ?? false
      let refusal = isPerformed ? "" : "refused use the number of a control that is enabled\n"
      writeBytes(Array((refusal + port.app.screen.outline + "\n").utf8), to: 1)
    }
  }

  private func show() {
    guard let port else { return }
    writeBytes(Array(port.html.utf8), to: 1)
  }
#endif
