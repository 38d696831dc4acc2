#if arch(wasm32)
  import BrowserRuntime
  import BrowserScreens
  import HeadlessUI

  nonisolated(unsafe) private var program: (any PageProgram)?

  /// The language is on standard input.
  @_expose(wasm, "open") @_cdecl("page_open")
  func open() { open(text(0)) }

  /// The time of an event is in milliseconds.
  @_expose(wasm, "perform") @_cdecl("page_perform")
  func perform(_ number: Int32, at time: Double, isRepeat: Bool) {
    program?.perform(Int(number), at: .milliseconds(Int64(time)), isRepeat: isRepeat)
    show()
  }

  /// The text is on standard input.
  @_expose(wasm, "enter") @_cdecl("page_enter")
  func enter(_ number: Int32) {
    program?.enter(text(0), number: Int(number))
    show()
  }

  /// The bytes are on standard input.
  @_expose(wasm, "respond") @_cdecl("page_respond")
  func respond(_ number: Int32, at time: Double, isAnswered: Bool) {
    let answer = isAnswered ? wholeText(0) ?? [] : nil
    program?.respond(answer, to: Int(number), at: .milliseconds(Int64(time)))
    show()
  }

  /// Writes the parts of the page that have words, or lets a program drive the app by the numbers of
  /// its controls.
  ///
  /// The parts are written if standard input is empty. After a line with a language, the app as HTML
  /// and an empty line are written, and again for each number that is read. The program in a page lacks
  /// this function.
  @_cdecl("_start")
  func start() {
    guard let language = nextLine() else {
      for part in page?.parts ?? [] { write(part.name + "\0" + part.value + "\0") }
      return
    }
    open(language)
    write("\n")
    while let line = nextLine() {
      if let number = Int(line) { program?.perform(number, at: nil, isRepeat: false) }
      show()
      write("\n")
    }
  }

  extension AppPage {
    /// Shows the app, which has changed by itself.
    package static func refresh() {
      program?.refresh(at: nil)
      show()
    }
  }

  /// The page that the program in `main.swift` has made.
  private var page: AppPage? {
    if AppPage.running == nil { _ = __main_argc_argv(0, nil) }
    return AppPage.running
  }

  private func open(_ language: String) {
    guard let page else { return }
    let words = page.languages.first { $0.language == language } ?? page.languages.last
    program = words.map(page.open)
    show()
  }

  /// Writes the app as HTML, and before that what the page fetches for it.
  private func show() {
    for (number, address) in program?.asked ?? [] {
      writeBytes(Array("\(number) \(address)".utf8), to: 2)
    }
    write(program?.html ?? "")
  }

  private func text(_ descriptor: Int32) -> String {
    String(decoding: wholeText(descriptor) ?? [], as: UTF8.self)
  }

  private func write(_ text: String) { writeBytes(Array(text.utf8), to: 1) }
#endif
