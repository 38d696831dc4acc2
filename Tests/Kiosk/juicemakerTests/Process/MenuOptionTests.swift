import Foundation
import TestFiles
import Testing

@Suite(.timeLimit(.minutes(5)))
struct MenuOptionTests {
  private static let lemonade =
    ThisPackage.path("Tests/Kiosk/JuiceDocumentsTests/Menus/lemonade.json")

  private let english = ["--menu", lemonade, "--language", "en", "--linear"]

  private func refusal(of document: some Sequence<UInt8>) throws -> Transcript {
    let folder = try TemporaryFolder()
    let file = try folder.file("menu.json", document)
    var transcript = try Executable.run(["--menu", file])
    transcript.errors = transcript.errors.replacing(file, with: "menu.json")
    return transcript
  }

  @Test func `a menu is read from a file`() throws {
    let flow = """
      expect value "Lemon" "20"
      expect value "Fig" "5"
      tap "Fig lemon juice"
      expect alert "Fig lemon juice is ready! Enjoy!"
      tap "OK"
      tap "Fig lemon juice"
      expect alert "Not enough fruit. Edit the stock?"
      """
    let transcript = try Executable.run(english, input: flow)
    #expect(transcript.errors == "")
    #expect(transcript.status == 0)
    #expect(transcript.output.contains(#"value "Fig" "2""#))
  }

  @Test func `a name is shown in another language if the menu doesn't have this one`() throws {
    let transcript = try Executable.run(["--menu", Self.lemonade])
    #expect(transcript.output.contains("🍋 레몬"))
    #expect(transcript.output.contains("Fig lemon쥬스 주문"))
  }

  @Test func `the stock is that of the menu, in any order of the options`() throws {
    for arguments in [["--stock", "fig=1"] + english, english + ["--stock=fig=1"]] {
      let transcript = try Executable.run(arguments)
      #expect(transcript.output.contains(#"value "Fig" "1""#))
      #expect(transcript.output.contains(#"value "Lemon" "20""#))
    }
    let transcript = try Executable.run(english + ["--stock", "kiwi=1"])
    #expect(transcript.status == 64)
    #expect(
      transcript.errors
        == "juicemaker: --stock \"kiwi\" isn't a fruit on the menu; use lemon, fig\n")
  }

  @Test func `flows run with the menu`() throws {
    let folder = try TemporaryFolder()
    let flow = try folder.file("a.flow", "tap \"Lemon juice\"\nexpect change\n".utf8)
    let transcript = try Executable.run(["run", flow] + english)
    #expect(
      transcript.untimed == Transcript(status: 0, output: "ok \(flow)\n1 passed, 0 failed\n"))
  }

  @Test func `the menu is explored`() throws {
    let yuzu = ThisPackage.path("Tests/Kiosk/juicemakerTests/Menus/one-fruit.json")
    let transcript = try Executable.run(["explore", "--menu", yuzu, "--language", "en"])
    #expect(transcript.status == 0)
    #expect(transcript.output.contains("ordering (en), yuzu=10: complete"))
    #expect(
      transcript.output.contains(
        "ordering and restocking (en), 1 fruit, 1 juice, stock 0...3: complete"))
    #expect(transcript.output.contains("(ko)") == false)
  }

  @Test(arguments: [
    ("{", "menu.json:1:2: the document ends too soon; expected a key in double quotes"),
    ("[]", "menu.json:1:1: the document: has the wrong type; use an object in { }"),
    (
      "{\"fruit\": []}",
      "menu.json:1:1: juices: is missing; add a list in [ ]\nmenu.json:1:2: fruit: no such key. Did you mean \"fruits\"?"
    ),
    ("\u{1B}[2J", #"menu.json:1:1: found "␛"; expected a value"#),
    ("", "menu.json:1:1: the document ends too soon; expected a value"),
  ])
  func `an error in a menu ends the command with 65`(
    document: String, message: String
  ) throws {
    #expect(
      try refusal(of: document.utf8) == Transcript(status: 65, errors: message + "\n"))
  }

  @Test func `warnings are printed, and don't keep the kiosk from opening`() throws {
    let folder = try TemporaryFolder()
    let file = try folder.file(
      "menu.json",
      """
      { "fruits": [{ "id": "fig", "name": { "en": "Fig" }, "symbol": "figs", "stock": 5 }],
        "juices": [{ "id": "sweet", "flavour": { "en": "Fig" }, "recipe": { "fig": 3 } }] }
      """.utf8)
    let transcript = try Executable.run(["--menu", file, "--linear"])
    #expect(transcript.status == 0)
    #expect(
      transcript.errors
        == "warning: \(file):1:64: fruits[0].symbol: is 4 cells wide; use at most 2, such as an "
        + "emoji\n")
  }

  @Test func `a menu can come from a pipe`() throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/bash")
    process.arguments = [
      "-c", "\"$0\" --linear --language en --menu <(cat \"$1\")", Executable.url.path,
      Self.lemonade,
    ]
    process.standardInput = FileHandle.nullDevice
    let transcript = try Executable.finish(process, in: TemporaryFolder())
    #expect(transcript.status == 0)
    #expect(transcript.output.contains(#"value "Fig" "5""#))
  }

  @Test func `a menu of ten megabytes, or one that isn't text, is refused`() throws {
    let large = try refusal(of: Data(repeating: 0x20, count: 10_000_000))
    #expect(
      large.errors == "menu.json: is larger than 1024 KiB\n")
    let latin = try refusal(of: [0x22, 0xE9, 0x22])
    #expect(latin.errors == "menu.json:1:2: the bytes aren't UTF-8; save the file as UTF-8\n")
    #expect([large.status, latin.status] == [65, 65])
  }

  @Test(arguments: [[], ["run", "a.flow"], ["explore"]])
  func `a menu that can't be read ends every mode with 65`(mode: [String]) throws {
    let transcript = try Executable.run(mode + ["--menu=/nowhere/menu.json"])
    let message = "can't be read: No such file or directory"
    #expect(transcript == Transcript(status: 65, errors: "/nowhere/menu.json: \(message)\n"))
    let folder = try Executable.run(mode + ["--menu", "/"])
    let other = "/: can't be read: Is a directory\n"
    #expect(folder == Transcript(status: 65, errors: other))
  }

  @Test func `help and version need no menu`() throws {
    for option in ["--help", "--version"] {
      let transcript = try Executable.run([option])
      #expect(transcript.status == 0)
      #expect(try Executable.run(["--menu=/nowhere", option]) == transcript)
    }
  }
}
