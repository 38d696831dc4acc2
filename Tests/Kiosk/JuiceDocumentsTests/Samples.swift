import JuiceDocuments
import JuiceModel
import TestSupport

/// A valid menu of one fruit and one juice, as a document.
let sampleMenu = """
  {
    "fruits": [{ "id": "fig", "name": { "ko": "무화과", "en": "Fig" }, "stock": 10 }],
    "juices": [{ "id": "fig", "flavour": { "ko": "무화과", "en": "Fig" }, "recipe": { "fig": 1 } }]
  }
  """

/// Returns a menu of fruits with some names, each the fields of an object, and one juice of the first.
///
/// Each fruit and its name has a line of its own, from the second one on.
func menu(named names: [String], juice: String = #""en": "J""#) -> String {
  let fruits = names.enumerated().map { index, name in
    #"{ "id": "f\#(index)", "name": { \#(name) }, "stock": 1 }"#
  }
  return """
    { "fruits": [
    \(fruits.joined(separator: ",\n"))
    ], "juices": [{ "id": "j", "flavour": { \(juice) }, "recipe": { "f0": 1 } }] }
    """
}

/// Returns the text of a menu beside the tests.
func menuText(_ name: String) throws -> String {
  try contents(of: "Menus/\(name).json")
}

/// Returns the menu of a document, which is called `menu.json` in errors.
func menu(_ document: String) throws(FileError) -> Menu {
  try MenuFile(json: Array(document.utf8), file: "menu.json").menu
}

/// Returns what is wrong in the bytes of a menu, without the name of the file.
func problems(inMenu bytes: [UInt8]) -> [String] {
  do {
    _ = try MenuFile(json: bytes, file: "menu.json")
    return []
  } catch {
    return error.problems.map { String($0.dropFirst("menu.json:".count)) }
  }
}

/// Returns what is wrong in a menu, without the name of the file.
func problems(inMenu document: String) -> [String] { problems(inMenu: Array(document.utf8)) }

extension String {
  /// Returns the text with the first of some equal parts replaced.
  func changing(_ part: String, to other: String) -> String {
    replacing(part, with: other, maxReplacements: 1)
  }
}
