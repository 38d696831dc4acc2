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

  package func put(_ text: String, on book: Book) async {
    await waitForReaders(of: book)
    guard let index = readers.firstIndex(where: { $0.book == book }) else { return }
    readers.remove(at: index).1.resume(returning: text)
  }

  package func waitForReaders(of book: Book, count: Int = 1) async {
    while readers.count(where: { $0.book == book }) < count { await Task.yield() }
  }

  package func waitForCancellations(_ books: [Book]) async {
    while (cancelled.withLock { $0 } == books) == false { await Task.yield() }
  }
}
