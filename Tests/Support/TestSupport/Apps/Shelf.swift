import Synchronization

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
