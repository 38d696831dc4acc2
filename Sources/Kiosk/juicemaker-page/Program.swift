#if arch(wasm32)
  import BrowserUI
  import HeadlessUI

  nonisolated(unsafe) private var port: BrowserPort<KioskPage>?

  /// Opens the kiosk in the language on standard input, and writes it as HTML.
  @_expose(wasm, "open") @_cdecl("kiosk_open")
  public func open() { open(String(decoding: wholeText(0), as: UTF8.self), .descriptors) }

  /// Performs the control with a number, and writes the kiosk as HTML.
  ///
  /// The time of the event is in milliseconds.
  @_expose(wasm, "perform") @_cdecl("kiosk_perform")
  public func perform(_ number: Int32, at time: Double, isRepeat: Bool) {
    port?.perform(Int(number), at: .milliseconds(Int64(time)), isRepeat: isRepeat)
    show()
  }

  /// Enters the text on standard input into the field with a number, and writes the kiosk as HTML.
  @_expose(wasm, "enter") @_cdecl("kiosk_enter")
  public func enter(_ number: Int32) {
    port?.enter(String(decoding: wholeText(0), as: UTF8.self), number: Int(number))
    show()
  }

  /// Loads the menu on standard input, after a line with the name of its file, if it can be read, and
  /// writes the kiosk as HTML.
  @_expose(wasm, "load") @_cdecl("kiosk_load")
  public func load() {
    let parts = wholeText(0).split(
      separator: UInt8(ascii: "\n"), maxSplits: 1, omittingEmptySubsequences: false)
    let menu = parts.dropFirst().first.map { Array($0) }
    port?.session.app.load(menu, file: String(decoding: parts[0], as: UTF8.self))
    port?.session.refresh(at: nil)
    show()
  }

  /// Writes the parts of the page that have words, or lets a program drive a kiosk, whose stock isn't
  /// kept, by the numbers of its controls.
  ///
  /// The parts are written if standard input is empty. After a line with a language, the kiosk as HTML
  /// and an empty line are written, and again for each number that is read. The program in a page lacks
  /// this function.
  @_cdecl("_start")
  public func start() {
    guard let language = nextLine() else {
      for part in PageWords.parts { write(part.name + "\0" + part.value + "\0") }
      return
    }
    open(language, nil)
    write("\n")
    while let line = nextLine() {
      if let number = Int(line) { port?.perform(number) }
      show()
      write("\n")
    }
  }

  private func open(_ language: String, _ storage: PageStorage?) {
    let words = PageWords.words(in: language)
    port = BrowserPort(KioskPage(words, storage), words: words.controls)
    show()
  }

  private func show() {
    guard var shown = port else { return }
    shown.words.foreignNames = shown.app.foreignNames
    write(shown.html)
  }

  private func write(_ text: String) { writeBytes(Array(text.utf8), to: 1) }
#endif
