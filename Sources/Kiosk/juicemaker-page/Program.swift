#if arch(wasm32)
  import BrowserUI
  import HeadlessUI

  nonisolated(unsafe) private var port: BrowserPort<KioskPage>?

  /// Opens the kiosk in the language on standard input, and writes it as HTML.
  @_expose(wasm, "open") @_cdecl("kiosk_open")
  public func open() {
    let words = PageWords.words(in: String(decoding: wholeText(0), as: UTF8.self))
    port = BrowserPort(KioskPage(words, .descriptors), words: words.controls)
    show()
  }

  /// Performs the action on standard input, or changes the text of a field, and writes the kiosk as HTML.
  ///
  /// The input is the number of the control, the time of the event in milliseconds, 1 if it repeats, and
  /// for a field its whole text.
  @_expose(wasm, "perform") @_cdecl("kiosk_perform")
  public func perform() {
    let parts = wholeText(0).split(
      separator: UInt8(ascii: " "), maxSplits: 3, omittingEmptySubsequences: false)
    let numbers = parts.prefix(3).map { digits in
      digits.reduce(Int64(0)) { $0 * 10 + Int64($1 - UInt8(ascii: "0")) }
    }
    if parts.count > 3 {
      port?.enter(String(decoding: parts[3], as: UTF8.self), number: Int(numbers[0]))
    } else {
      port?.perform(Int(numbers[0]), at: .milliseconds(numbers[1]), isRepeat: numbers[2] == 1)
    }
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
  /// The first line on standard input is `page` or a language. For a language, the kiosk as HTML and an
  /// empty line are written, and again for each number that is read. The program in a page lacks this
  /// function.
  @_cdecl("_start")
  public func start() {
    let first = nextLine() ?? ""
    if first == "page" {
      for part in PageWords.parts { write(part.name + "\0" + part.value + "\0") }
      return
    }
    let words = PageWords.words(in: first)
    var port = BrowserPort(KioskPage(words), words: words.controls)
    write(port.html + "\n")
    while let line = nextLine() {
      if let number = Int(line) { port.perform(number) }
      write(port.html + "\n")
    }
  }

  private func show() {
    guard var shown = port else { return }
    shown.words.foreignNames = shown.app.foreignNames
    write(shown.html)
  }

  private func write(_ text: String) { writeBytes(Array(text.utf8), to: 1) }
#endif
