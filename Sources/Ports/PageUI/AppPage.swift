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
    (self.name, self.languages) = (name, languages)
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
