@_exported public import BrowserScreens
public import HeadlessUI

/// The page of an app, which `swift package page` writes: one file, for any browser.
///
/// The file `main.swift` of an executable makes it and calls ``run()``:
///
/// ```swift
/// AppPage("counter") { _ in Counter() }.run()
/// ```
public struct AppPage {
  nonisolated(unsafe) static var running: AppPage?

  let name: String
  let languages: [BrowserWords]
  let open: (BrowserWords) -> any PageProgram

  /// Creates the page of an app that waits for nothing.
  ///
  /// - Parameters:
  ///   - name: The name of the file, and of what the browser keeps.
  ///   - languages: The words of the page in each language of the app.
  ///   - foreignNames: A closure that returns the names in the app that are in another language, with
  ///     the tag of that language.
  ///   - app: A closure that opens the app in the language of some words.
  public init<App: HeadlessApp>(
    _ name: String, languages: [BrowserWords] = [.english],
    foreignNames: @escaping (App) -> [String: String] = { _ in [:] },
    app: @escaping (BrowserWords) -> App
  ) {
    self.init(
      name, languages: languages, foreignNames: { foreignNames($0.app) },
      app: { Unasking(app: app($0)) }, asking: { _ in "" }, answering: { _, _ in })
  }

  /// Creates the page of an app that waits for responses, which the browser fetches.
  ///
  /// - Parameters:
  ///   - name: The name of the file, and of what the browser keeps.
  ///   - languages: The words of the page in each language of the app.
  ///   - foreignNames: A closure that returns the names in the app that are in another language, with
  ///     the tag of that language.
  ///   - app: A closure that opens the app in the language of some words.
  ///   - ask: A closure that returns the address of what answers a request: a resource of the executable,
  ///     a relative URL, or one that holds the answer, such as "data:,yes".
  ///   - answer: A closure that returns the response to a request from the bytes at its address, or from
  ///     `nil` if they didn't come.
  public init<App: RequestingApp>(
    _ name: String, languages: [BrowserWords] = [.english],
    foreignNames: @escaping (App) -> [String: String] = { _ in [:] },
    app: @escaping (BrowserWords) -> App, asking ask: @escaping (App.Request) -> String,
    answering answer: @escaping ([UInt8]?, App.Request) -> App.Response
  ) {
    self.name = name
    self.languages = languages
    open = { words in
      OpenApp(BrowserPort(app(words), words: words), foreignNames, ask, answer)
    }
  }

  /// Opens the app in the language that the browser's script asks for, and does nothing in a program
  /// that isn't in a page.
  public func run() { AppPage.running = self }
}

/// An app that makes no requests.
private struct Unasking<App: HeadlessApp>: AppWrapper, RequestingApp {
  var app: App
  var requests: [Int] { [] }
  mutating func receive(_ response: Void, for request: Int) {}
}

/// An app that is open in a page, whatever its type is.
protocol PageProgram: AnyObject {
  /// The name of the topmost layer.
  var title: String { get }
  /// The screen of the app as HTML.
  var html: String { get }
  /// What the page fetches now; one that isn't there any more is given up.
  var asked: [(number: Int, address: String)] { get }

  func perform(_ number: Int, at time: Duration?, isRepeat: Bool)
  func enter(_ text: String, number: Int)
  /// Hands over the answer to what was asked with a number, or `nil` if none has come.
  func respond(_ answer: [UInt8]?, to number: Int, at time: Duration?)
  /// Reads the app again, which has changed by itself.
  func refresh(at time: Duration?)
}

/// An app in a page, with the requests that the page answers.
final class OpenApp<App: RequestingApp>: PageProgram {
  private var port: BrowserPort<App>
  private let foreignNames: (App) -> [String: String]
  private let ask: (App.Request) -> String
  private let answer: ([UInt8]?, App.Request) -> App.Response
  private var pending: [(number: Int, request: App.Request)] = []
  private var lastNumber = 0

  init(
    _ port: BrowserPort<App>, _ foreignNames: @escaping (App) -> [String: String],
    _ ask: @escaping (App.Request) -> String,
    _ answer: @escaping ([UInt8]?, App.Request) -> App.Response
  ) {
    self.port = port
    self.foreignNames = foreignNames
    self.ask = ask
    self.answer = answer
  }

  var title: String { port.session.screen.topLayer.name }

  var html: String {
    port.words.foreignNames = foreignNames(port.app)
    return port.html
  }

  var asked: [(number: Int, address: String)] {
    pending = port.app.requests.map { request in
      if let known = pending.first(where: { $0.request == request }) { return known }
      lastNumber += 1
      return (lastNumber, request)
    }
    return pending.map { ($0.number, ask($0.request)) }
  }

  func perform(_ number: Int, at time: Duration?, isRepeat: Bool) {
    port.perform(number, at: time, isRepeat: isRepeat)
  }

  func enter(_ text: String, number: Int) { port.enter(text, number: number) }

  func respond(_ answer: [UInt8]?, to number: Int, at time: Duration?) {
    guard let request = pending.first(where: { $0.number == number })?.request else { return }
    port.session.app.receive(self.answer(answer, request), for: request)
    refresh(at: time)
  }

  func refresh(at time: Duration?) { port.session.refresh(at: time) }
}
