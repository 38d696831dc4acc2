import Foundation
import TestFiles
import Testing

@Suite(.timeLimit(.minutes(1)))
struct StandardStreamsTests {
  @Test func `a program reads standard input, and its refusals are errors`() throws {
    let texts = try run("PromptCounter", input: "add\n9")
    #expect(texts[0].hasPrefix("screen \"Counter\"\n  button \"Add one\" \"0\" [1]\n"))
    #expect(texts[0].hasSuffix("\n> button \"Add one\" \"1\" [1]\n> > \n"))
    #expect(texts[1] == "No control has this number: 9\n")
  }

  @Test func `each line of a pipe waits for the responses`() throws {
    let texts = try run("LiveWeather", "--prompt", input: "1\nq\n")
    let responses = texts[0].split(separator: "\n").filter { $0.hasPrefix("text") }
    #expect(responses == ["text \"Sunny\"", "text \"Rain\""])
    #expect(texts[1].isEmpty)
  }

  /// Returns the output and the errors of a program.
  private func run(_ program: String, _ arguments: String..., input text: String) throws -> [String]
  {
    let process = Process()
    let (input, output, errors) = (Pipe(), Pipe(), Pipe())
    process.executableURL = URL(filePath: ThisPackage.command(program))
    process.arguments = arguments
    (process.standardInput, process.standardOutput) = (input, output)
    process.standardError = errors
    try process.run()
    try input.fileHandleForWriting.write(contentsOf: Data(text.utf8))
    try input.fileHandleForWriting.close()
    return try [output, errors].map { pipe in
      String(decoding: try pipe.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    }
  }
}
