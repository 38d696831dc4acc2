import Foundation
import TestFiles
import Testing

@Suite(.timeLimit(.minutes(1)))
struct StandardStreamsTests {
  @Test func `a program reads standard input, and its refusals are errors`() throws {
    let process = Process()
    let (input, output, errors) = (Pipe(), Pipe(), Pipe())
    process.executableURL = URL(filePath: ThisPackage.command("PromptCounter"))
    (process.standardInput, process.standardOutput) = (input, output)
    process.standardError = errors
    try process.run()
    try input.fileHandleForWriting.write(contentsOf: Data("add\n9".utf8))
    try input.fileHandleForWriting.close()
    let texts = try [output, errors].map { pipe in
      String(decoding: try pipe.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    }
    #expect(texts[0].hasPrefix("screen \"Counter\"\n  button \"Add one\" \"0\" [1]\n"))
    #expect(texts[0].hasSuffix("\n> button \"Add one\" \"1\" [1]\n> > \n"))
    #expect(texts[1] == "No control has this number: 9\n")
  }
}
