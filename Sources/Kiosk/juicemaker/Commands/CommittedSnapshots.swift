import Descriptors
import FlowDriver
import HeadlessUI
import JuiceModel
import PlainText
import TextRendering

/// The snapshots that tests recorded, which the command only reads.
struct CommittedSnapshots {
  let folder: String
  let renderer: TextRenderer
  let language: Language

  /// Compares a screen with the snapshot of a state in this size, language, and style.
  ///
  /// - Throws: A ``FlowError`` if they differ, or if there is no snapshot.
  func check<Action>(_ screen: Screen<Action>, _ state: String) throws(FlowError) {
    let name = renderer.snapshotName(state, language: language.rawValue)
    let file = "\(folder)/\(name).txt"
    let path = file.visible
    let bytes: [UInt8]
    do {
      bytes = try readFile(file, limit: 16 << 20)
    } catch {
      throw FlowError(
        .unexpected(
          found: "no snapshot \(path) (\(error))",
          expected: "one that a test recorded"),
        on: screen)
    }
    let expected = lines(of: bytes)
    let found = lines(of: Array(renderer.render(screen).utf8))
    guard expected == found else {
      let same = zip(expected, found).prefix { $0 == $1 }.count
      throw FlowError(
        .unexpected(
          found: shown(found.dropFirst(same).first),
          expected: "\(shown(expected.dropFirst(same).first)) as in \(path):\(same + 1)"),
        on: screen)
    }
  }

  /// Returns the lines of a text without their line endings, which can be CRLF.
  private func lines(of bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { $0.last == UInt8(ascii: "\r") ? $0.dropLast() : $0 }
  }

  private func shown(_ line: ArraySlice<UInt8>?) -> String {
    line.map { String(decoding: $0, as: UTF8.self).visible.quoted } ?? "no more lines"
  }
}
