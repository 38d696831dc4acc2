package import HeadlessUI
import Synchronization

/// A reader of pages that are loaded one at a time.
package struct Reader<Text: Hashable & Sendable>: RequestingApp, Hashable {
  package struct Page: Hashable, Sendable, CustomStringConvertible {
    package let number: Int

    /// The name, which a number and its opposite share.
    package var description: String { "page \(number.magnitude)" }
  }

  /// Whether a second request with the same name is made.
  private let isTwice: Bool
  /// Whether a page is requested even once it's there.
  private let keepsAsking: Bool
  private var page = Page(number: 1)
  package private(set) var text: Text?

  package init(text: Text? = nil, isTwice: Bool = false, keepsAsking: Bool = false) {
    self.text = text
    self.isTwice = isTwice
    self.keepsAsking = keepsAsking
  }

  package var requests: [Page] {
    guard text == nil || keepsAsking else { return [] }
    return isTwice ? [page, Page(number: -page.number)] : [page]
  }

  package var screen: Screen<Int> {
    Screen(
      title: "Reader",
      content: [
        .text(text.map { "\($0)" } ?? "Loading"),
        .button(Button("Next", action: page.number + 1)),
      ])
  }

  package mutating func perform(_ number: Int) { (page, text) = (Page(number: number), nil) }

  package mutating func receive(_ text: Text, for page: Page) {
    if requests.contains(page) { self.text = text }
  }
}

/// A shelf whose readers wait for their texts, the first one first, even if they're cancelled.
package actor Shelf<Book: Hashable & Sendable> {
  private var readers: [(book: Book, CheckedContinuation<String, Never>)] = []
  private let cancelled = Mutex<[Book]>([])

  package init() {}

  package func text(of book: Book) async -> String {
    await withTaskCancellationHandler {
      await withCheckedContinuation { readers.append((book, $0)) }
    } onCancel: {
      cancelled.withLock { $0.append(book) }
    }
  }

  package func put(_ text: String, on book: Book) async throws {
    try await waitForReaders(of: book)
    guard let index = readers.firstIndex(where: { $0.book == book }) else { return }
    readers.remove(at: index).1.resume(returning: text)
  }

  package func waitForReaders(of book: Book, count: Int = 1) async throws {
    try await wait(for: "\(count) readers of \(book)") {
      readers.count { $0.book == book } >= count
    }
  }

  package func waitForCancellations(_ books: [Book]) async throws {
    try await wait(for: "readers of \(books) to be cancelled") {
      cancelled.withLock { $0 } == books
    }
  }
}
