import BrowserScreens
import Browsers
import HeadlessUI
import JuiceScreens

@testable import juicemaker_page

/// The kiosk on a page, which has to show the HTML of a kiosk in this process after each number.
struct KioskOnPage: AppPort {
  private var port: BrowserPort<JuiceKiosk>
  private var html: String
  private let page: (Int) throws -> String

  init(_ words: PageWords, _ html: String, after page: @escaping (Int) throws -> String) {
    port = BrowserPort(
      JuiceKiosk(phrases: words.phrases), words: words == .korean ? .korean : .english)
    self.html = html
    self.page = page
  }

  func currentScreen() throws -> Screen<Int> {
    guard html == port.html else { throw BrowserError("\(html) instead of \(port.html)") }
    return port.app.screen.numbered
  }

  @discardableResult
  mutating func take(_ input: Input<Int>) throws -> Bool {
    guard case .action(let number) = input else { return false }
    html = try page(number)
    port.perform(number)
    return true
  }
}
