import Foundation
import TestFiles
import Testing

@Suite(.timeLimit(.minutes(5)))
struct StockFileOptionTests {
  private let folder: TemporaryFolder
  private let file: String
  private let notSaved = "Your order could not be saved, so nothing was made."

  init() throws {
    folder = try TemporaryFolder()
    file = folder.path("stock.json")
  }

  private func run(_ input: String, _ arguments: String...) throws -> Transcript {
    try Executable.run(
      ["--linear", "--language", "en", "--stock-file", file] + arguments, input: input)
  }

  private func shell(_ script: String) throws -> Transcript {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", script, Executable.url.path, file]
    process.standardInput = FileHandle.nullDevice
    return try Executable.finish(process, in: TemporaryFolder())
  }

  private func count(of fruit: String) throws -> Int? { try KeptStock(file).stock[fruit] }

  @Test func `the stock outlives the kiosk`() throws {
    let first = try run("tap \"Mango juice\"\ntap \"OK\"\nexpect value \"Mango\" \"7\"\n")
    #expect(first.status == 0)
    #expect(try count(of: "mango") == 7)
    let edit = "tap \"Edit stock\"\nincrease \"Kiwi\" by 5\ntap \"Close\"\n"
    #expect(try run("expect value \"Mango\" \"7\"\n" + edit).status == 0)
    #expect(try run("expect value \"Kiwi\" \"15\"\nexpect value \"Mango\" \"7\"\n").status == 0)
    #expect(try folder.names() == ["stock.json", "stock.json.lock"])
  }

  @Test func `a draft that is discarded isn't kept`() throws {
    #expect(try run("tap \"Edit stock\"\nincrease \"Kiwi\" by 5\ndismiss\n").status == 0)
    #expect(try count(of: "kiwi") == 10)
  }

  @Test func `a second kiosk can't use the same file until the first has ended`() throws {
    let first = try KioskProcess(["--stock-file", file])
    _ = first.perform("show", until: "Mango kiwi juice")
    #expect(
      try run("")
        == Transcript(
          status: 75,
          errors: "\(file): is in use by another kiosk; close that kiosk, or use another file\n"))
    _ = first.perform("tap \"Mango juice\"", until: "ready")
    first.kill()
    #expect(try run("expect value \"Mango\" \"7\"\n").status == 0)
  }

  @Test func `an order that can't be saved isn't served, and one that can be is`() throws {
    let kiosk = try KioskProcess(["--stock-file", file])
    _ = kiosk.perform("tap \"Mango juice\"", until: "ready")
    _ = kiosk.perform("tap \"OK\"", until: #""Mango" "7""#)
    let obstacle = file + ".tmp"
    try FileManager.default.createDirectory(
      atPath: obstacle, withIntermediateDirectories: false)
    #expect(kiosk.perform("tap \"Mango juice\"", until: "button").contains(notSaved))
    #expect(try count(of: "mango") == 7)
    #expect(kiosk.perform("tap \"OK\"", until: "Mango kiwi").contains(#""Mango" "7""#))
    _ = kiosk.perform("tap \"Edit stock\"", until: "Mango")
    _ = kiosk.perform("increase \"Mango\" by 9", until: #""Mango" "16""#)
    let alert = kiosk.perform("tap \"Close\"", until: "button")
    #expect(alert.contains("The stock could not be saved. Your changes are still here."))
    #expect(try count(of: "mango") == 7)
    #expect(kiosk.perform("tap \"OK\"", until: "Mango").contains(#""Mango" "16""#))
    try FileManager.default.removeItem(atPath: obstacle)
    #expect(kiosk.perform("tap \"Close\"", until: "Mango kiwi").contains(#""Mango" "16""#))
    #expect(try count(of: "mango") == 16)
    _ = kiosk.perform("tap \"Mango juice\"", until: "ready")
    #expect(try count(of: "mango") == 13)
    let message = "\(file): can't be written: File exists\n"
    #expect(try kiosk.leave() == Transcript(status: 73, errors: message))
  }

  @Test(arguments: [[], ["--outline"]])
  func `an order through a pipe that couldn't be saved ends the kiosk with the reason and 73`(
    mode: [String]
  ) throws {
    let kiosk = try KioskProcess(mode + ["--stock-file", file], isLinear: mode.isEmpty)
    _ = kiosk.perform("show", until: "Mango kiwi")
    try FileManager.default.createDirectory(
      atPath: file + ".tmp", withIntermediateDirectories: false)
    _ = kiosk.perform("tap \"Mango juice\"", until: notSaved)
    let message = "\(file): can't be written: File exists\n"
    #expect(try kiosk.leave() == Transcript(status: 73, errors: message))
    #expect(try run("").status == 73)
  }

  @Test func `a flow that fails keeps its status, and the reason is printed, too`() throws {
    let kiosk = try KioskProcess(["--stock-file", file])
    _ = kiosk.perform("show", until: "Mango kiwi")
    try FileManager.default.createDirectory(
      atPath: file + ".tmp", withIntermediateDirectories: false)
    _ = kiosk.perform("tap \"Mango juice\"", until: notSaved)
    _ = kiosk.perform("dismiss", until: "the end")
    let transcript = try kiosk.leave()
    #expect(transcript.status == 1)
    #expect(transcript.errors.hasPrefix("<stdin>:"))
    #expect(
      transcript.errors.hasSuffix(
        "can't be written: File exists\n"))
  }

  @Test(arguments: ["{\"version\": 1, \"stock\": {", "", "\u{0}\u{0}", "{\"kiwi\": 3}"])
  func `a corrupt file ends the kiosk with its errors and 65, and isn't changed`(text: String)
    throws
  {
    _ = try folder.file("stock.json", text.utf8)
    let transcript = try run("")
    #expect(transcript.status == 65)
    #expect(transcript.output == "")
    #expect(transcript.errors.isEmpty == false)
    #expect(transcript.errors.split(separator: "\n").allSatisfy { $0.hasPrefix(file + ":1:") })
    #expect(try Data(contentsOf: URL(filePath: file)) == Data(text.utf8))
  }

  @Test func `a changed menu is told in one line, and the other fruits return with their counts`()
    throws
  {
    #expect(try run("tap \"Mango juice\"\n").status == 0)
    let menu = ThisPackage.path("Tests/Kiosk/JuiceDocumentsTests/Menus/lemonade.json")
    let changed = try run("expect value \"Lemon\" \"20\"\ntap \"Lemon juice\"\n", "--menu", menu)
    #expect(changed.status == 0)
    #expect(
      changed.errors
        == "\(file): the menu has other fruits; new, with its counts: lemon, fig; not on it, but "
        + "kept in the file: strawberry, banana, pineapple, kiwi, mango\n")
    let returned = try run("expect value \"Mango\" \"7\"\n")
    #expect(returned.status == 0)
    #expect(
      returned.errors
        == "\(file): the menu has other fruits; not on it, but kept in the file: lemon, fig\n")
    #expect(try [count(of: "mango"), count(of: "lemon"), count(of: "fig")] == [7, 18, 5])
  }

  @Test func `opening the kiosk and leaving it writes nothing`() throws {
    #expect(try run("").status == 0)
    let before = try FileManager.default.attributesOfItem(atPath: file)
    #expect(try run("tap \"Edit stock\"\ntap \"Close\"\n").status == 0)
    let after = try FileManager.default.attributesOfItem(atPath: file)
    for key in [FileAttributeKey.modificationDate, .systemFileNumber] {
      #expect("\(String(describing: before[key]))" == "\(String(describing: after[key]))")
    }
  }

  @Test func `what another program wrote isn't overwritten, and the order isn't served`() throws {
    let kiosk = try KioskProcess(["--stock-file", file])
    _ = kiosk.perform("tap \"Mango juice\"", until: "ready")
    let text = try String(contentsOfFile: file, encoding: .utf8).replacing(": 7", with: ": 99")
    _ = try folder.file("stock.json", text.utf8)
    _ = kiosk.perform("tap \"OK\"", until: #""Mango" "7""#)
    #expect(kiosk.perform("tap \"Mango juice\"", until: "button").contains(notSaved))
    #expect(try count(of: "mango") == 99)
    #expect(
      try kiosk.leave().errors
        == "\(file): was changed by another program; open the kiosk again to use what the file has "
        + "now\n")
    #expect(try run("expect value \"Mango\" \"99\"\n").status == 0)
  }

  @Test func `two kiosks never both sell, even if the lock is deleted`() throws {
    let first = try KioskProcess(["--stock-file", file])
    _ = first.perform("tap \"Mango juice\"", until: "ready")
    _ = first.perform("tap \"OK\"", until: #""Mango" "7""#)
    try FileManager.default.removeItem(atPath: file + ".lock")
    let second = try KioskProcess(["--stock-file", file])
    #expect(second.perform("show", until: "Mango kiwi").contains(#""Mango" "7""#))
    #expect(first.perform("tap \"Mango juice\"", until: "button").contains(notSaved))
    #expect(try count(of: "mango") == 7)
    _ = second.perform("tap \"Mango juice\"", until: "ready")
    #expect(try count(of: "mango") == 4)
    let message = "is in use by another kiosk; close that kiosk, or use another file"
    #expect(try first.leave().errors == "\(file): \(message)\n")
  }

  @Test func `a file that can't be created ends the kiosk with 73`() throws {
    let transcript = try Executable.run(["--stock-file", "/proc/stock.json"])
    let message = "can't be locked: No such file or directory"
    #expect(transcript == Transcript(status: 73, errors: "/proc/stock.json: \(message)\n"))
  }

  @Test func `a file that can't grow isn't created, and an order that makes it grow isn't served`()
    throws
  {
    let limited = "ulimit -f 0; \"$0\" --language en --linear --stock-file \"$1\" 2>&1; echo $?"
    let message = "can't be written: File too large"
    #expect(try shell("( \(limited) ) | cat").output == "\(file): \(message)\n73\n")
    #expect(try folder.names() == ["stock.json.lock"])
    #expect(try run("tap \"Mango juice\"").status == 0)
    let order = "echo 'tap \"Mango juice\"' |"
    let transcript = try shell(
      "( \(limited.replacing("; \"$0\"", with: "; \(order) \"$0\"")) ) | cat")
    #expect(transcript.output.contains(notSaved))
    #expect(transcript.output.contains("\(file): \(message)\n"))
    #expect(try count(of: "mango") == 7)
    #expect(try folder.names() == ["stock.json", "stock.json.lock"])
  }
}
