import JuiceDocuments
import JuiceModel
import Testing

struct JSONGrammarTests {
  @Test(arguments: [
    ("", "1:1: the document ends too soon; expected a value"),
    ("  \n ", "2:2: the document ends too soon; expected a value"),
    ("{", "1:2: the document ends too soon; expected a key in double quotes"),
    ("{\n  \"fruits\": tru\n}", #"2:13: found "t"; expected a value"#),
    (#"{"a": 1,}"#, #"1:9: found "}"; expected a key in double quotes"#),
    ("[1, 2,]", #"1:7: found "]"; expected a value"#),
    ("[1 2]", #"1:4: found "2"; expected a comma or ]"#),
    (#"{"딸기": 1 "b": 2}"#, #"1:10: found "\""; expected a comma or }"#),
    (#"{"a" 1}"#, #"1:6: found "1"; expected a colon"#),
    ("{'a': 1}", #"1:2: found "\'"; expected a key in double quotes"#),
    ("// a\n{}", #"1:1: found "/"; expected a value"#),
    ("{} {}", #"1:4: found "{"; expected the end of the file"#),
    (#"["a"#, "1:4: the document ends too soon; expected a double quote at the end of the text"),
    ("[\"a\nb\"]", #"1:4: found "\n"; expected a double quote at the end of the text"#),
    (#"["a\"#, "1:5: the document ends too soon; expected a double quote at the end of the text"),
    ("[01]", #"1:3: found "1"; expected a comma or ]"#),
    ("[1.]", #"1:4: found "]"; expected a digit"#),
    ("[-]", #"1:3: found "]"; expected a digit"#),
    ("[1e+]", #"1:5: found "]"; expected a digit"#),
    ("[.5]", #"1:2: found "."; expected a value"#),
    ("[NaN]", #"1:2: found "N"; expected a value"#),
    ("[\u{1B}]", #"1:2: found "\u{1B}"; expected a value"#),
    ("\u{FEFF}{}", "1:1: the file starts with a byte order mark; save it as UTF-8 without one"),
    (#"["\q"]"#, #"1:2: the text has an invalid escape; write \\ for a backslash"#),
    (
      #"["\ud800"]"#, #"1:2: the text has an invalid escape; write \\ for a backslash"#
    ),
  ])
  func `invalid JSON is reported with its line and column`(document: String, message: String) {
    #expect(Menu.errorMessage(document) == "menu.json:" + message)
  }

  @Test(arguments: ["[", "{\"a\":"])
  func `a document that is nested too deeply is reported`(opening: String) {
    let document = String(repeating: opening, count: 100_000)
    let message = Menu.errorMessage(document)
    #expect(
      message?.hasSuffix(": the document is nested too deeply; use at most 20 levels") == true)
  }

  @Test(arguments: [(20, false), (21, true)])
  func `a document has at most 20 levels`(levels: Int, isTooDeep: Bool) {
    let brackets = ["[", "]"].map { String(repeating: $0, count: levels) }
    let message = Menu.errorMessage(brackets.joined(separator: "0"))
    #expect(message?.contains("nested too deeply") == isTooDeep)
  }

  @Test(
    arguments: [
      ([0x7B, 0x0A, 0xFF], "2:1"), ([0x7B, 0x0A, 0xC3, 0x28], "2:1"),
      ([0x0A, 0xED, 0xA0, 0x80], "2:1"),
      ([0x0A, 0x0A, 0xEA, 0xB0, 0x80, 0x20, 0xEA, 0xB0], "3:3"),
    ] as [([UInt8], String)])
  func `bytes that aren't UTF-8 are reported with their line and column`(
    bytes: [UInt8], place: String
  ) {
    let error = #expect(throws: FileError.self) { try Menu(json: bytes, file: "menu.json") }
    #expect(
      error?.description == "menu.json:\(place): the bytes aren't UTF-8; save the file as UTF-8")
  }

  @Test func `a document in UTF-16 is reported`() {
    let bytes = Menu.sampleDocument.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    let error = #expect(throws: FileError.self) { try Menu(json: bytes, file: "menu.json") }
    #expect(error?.kind == .badData)
  }
}
