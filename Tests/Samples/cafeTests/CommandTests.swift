import Foundation
import TestFiles
import Testing

@Suite(.timeLimit(.minutes(1)))
struct CommandTests {
  @Test(arguments: [
    (["--language", "en"], "Latte", #""Croissant" "3,500 won""#),
    ([], "카페 라떼", #""크루아상" "3,500원""#),
  ])
  func `the command loads what a person reads`(
    arguments: [String], drink: String, recommended: String
  ) throws {
    let process = Process()
    let (input, output) = (Pipe(), Pipe())
    process.executableURL = URL(filePath: ThisPackage.command("cafe"))
    process.arguments = arguments
    (process.standardInput, process.standardOutput) = (input, output)
    try process.run()
    try input.fileHandleForWriting.write(contentsOf: Data("\(drink)\n".utf8))
    try input.fileHandleForWriting.close()
    let text = String(
      decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    #expect(text.contains(recommended), "\(text)")
  }
}
