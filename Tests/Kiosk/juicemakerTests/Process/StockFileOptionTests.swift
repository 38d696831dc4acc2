import Foundation
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(5)))
struct StockFileOptionTests {
  private let folder: TemporaryFolder
  private let file: String
  private let notSaved = "We couldn't save your order, so nothing was made. Please try again."

  init() throws {
    folder = try TemporaryFolder()
    file = folder.path("stock.json")
  }

  private func run(_ input: String, _ arguments: String...) throws -> Transcript {
    try Executable.run(
      ["--linear", "--language", "en", "--stock-file", file] + arguments, input: input)
  }

  private func count(of fruit: String) throws -> Int? { try KeptStock(file).stock[fruit] }

  /// Keeps the stock from being saved.
  private func obstruct() throws {
    try FileManager.default.createDirectory(
      atPath: file + ".tmp", withIntermediateDirectories: false)
  }

  @Test func `the stock outlives the kiosk, and a changed menu is told`() throws {
    let edit = "tap \"Mango juice\"\ntap \"OK\"\ntap \"Edit stock\"\nincrease \"Kiwi\" by 5\n"
    let discard = "tap \"Edit stock\"\nincrease \"Kiwi\" by 5\ndismiss\n"
    let expect = "expect value \"Mango\" \"7\"\nexpect value \"Kiwi\" \"15\"\n"
    #expect(try run(edit + "tap \"Close\"\n" + discard).status == 0)
    #expect(try [count(of: "mango"), count(of: "kiwi")] == [7, 15])
    let menu = ThisPackage.path("Tests/Kiosk/JuiceDocumentsTests/Menus/lemonade.json")
    let changed = try run("tap \"Lemon juice\"\n", "--menu", menu)
    #expect(changed.status == 0)
    #expect(changed.errors.hasPrefix("\(file): no count yet, so as on the menu: "))
    #expect(try run(expect).status == 0)
    #expect(try folder.names() == ["stock.json", "stock.json.lock"])
  }

  @Test func `a second kiosk can't use the same file until the first has ended`() throws {
    let first = try Executable.kiosk("--stock-file", file)
    try first.ask("tap \"Mango juice\"", until: "ready")
    let second = try run("")
    #expect(second.status == 75)
    #expect(second.errors.hasPrefix("\(file): is in use by another kiosk"))
    first.kill()
    #expect(try run("expect value \"Mango\" \"7\"\n").status == 0)
  }

  @Test func `an order that can't be saved isn't served, and ends the kiosk with 73`() throws {
    let kiosk = try Executable.kiosk("--stock-file", file)
    try kiosk.ask("show", until: "Mango kiwi")
    try obstruct()
    try kiosk.ask("tap \"Mango juice\"", until: notSaved)
    try FileManager.default.removeItem(atPath: file + ".tmp")
    try kiosk.ask("tap \"OK\"", until: "Mango kiwi")
    try kiosk.ask("tap \"Kiwi juice\"", until: "ready")
    #expect(try [count(of: "mango"), count(of: "kiwi")] == [10, 7])
    let transcript = try kiosk.end()
    #expect(transcript.status == 73)
    #expect(transcript.errors.hasPrefix("can't write \(file): File exists"))
  }

  @Test func `a flow that fails keeps its status, and the reason is printed, too`() throws {
    let kiosk = try Executable.kiosk("--stock-file", file)
    try kiosk.ask("show", until: "Mango kiwi")
    try obstruct()
    try kiosk.say("tap \"Mango juice\"\ndismiss")
    let transcript = try kiosk.end()
    #expect(transcript.status == 1)
    #expect(transcript.errors.hasPrefix("<stdin>:"))
    #expect(transcript.errors.contains("\ncan't write \(file): File exists"))
  }

  @Test func `a signal that forbids a file to grow doesn't end the kiosk`() throws {
    #expect(try run("").status == 0)
    let transcript = try Executable.shell(
      """
      ( ulimit -f 0; echo 'tap "Mango juice"' | "$0" --language en --linear --stock-file "$1" 2>&1
      echo $? ) | cat
      """, file)
    #expect(transcript.output.contains(notSaved))
    #expect(transcript.output.contains("can't write \(file): File too large"))
    #expect(transcript.output.hasSuffix("\n73\n"))
    #expect(try folder.names() == ["stock.json", "stock.json.lock"])
  }
}
