/// What is wrong at a place in a document.
struct Mistake: Error {
  private let place: JSONPlace
  private let wrong: String
  private let right: String

  init(at place: JSONPlace, _ wrong: String, _ right: String) {
    self.place = place
    self.wrong = wrong
    self.right = right
  }

  /// The mistake in a file.
  func error(in file: String) -> FileError {
    FileError(at: "\(file): \(place)", wrong, right)
  }
}
