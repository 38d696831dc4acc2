import Foundation
import HeadlessUI
import PageReading

/// The program of the page, driven by the HTML that a browser gets, in a process of wasmkit.
final class ProgramPort: AppPort {
  private static let end = Data("\n\n".utf8)

  private let process = Process()
  private let (input, output) = (Pipe(), Pipe())
  private var rest = Data()
  private var screen = Screen<Int>(title: "")

  init(_ program: String, language: String) throws {
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["wasmkit", "run", program]
    (process.standardInput, process.standardOutput) = (input, output)
    try process.run()
    try write(language)
  }

  func currentScreen() throws(PageError) -> Screen<Int> { screen }

  func perform(_ number: Int) throws(PageError) { try write("\(number)") }

  /// Writes a line, and reads the screen that follows, which is none if the program has ended.
  private func write(_ line: String) throws(PageError) {
    try? input.fileHandleForWriting.write(contentsOf: Data("\(line)\n".utf8))
    var end = rest.firstRange(of: Self.end)
    while end == nil {
      let more = output.fileHandleForReading.availableData
      if more.isEmpty { break }
      rest += more
      end = rest.firstRange(of: Self.end)
    }
    let html = String(decoding: rest[..<(end?.lowerBound ?? rest.startIndex)], as: UTF8.self)
    rest = Data(rest[(end?.upperBound ?? rest.endIndex)...])
    screen = try Screen(page: html + "\n")
  }
}
