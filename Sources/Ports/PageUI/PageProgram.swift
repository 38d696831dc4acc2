import BrowserScreens
import HeadlessUI

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
    (self.port, self.foreignNames, self.ask, self.answer) = (port, foreignNames, ask, answer)
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
