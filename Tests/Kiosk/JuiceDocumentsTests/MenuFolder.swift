import Foundation
import TestFiles

/// The menus beside the tests.
enum MenuFolder {
  /// Returns the text of a menu.
  static func text(_ name: String) throws -> String {
    let path = ThisPackage.path("Tests/Kiosk/JuiceDocumentsTests/Menus/\(name).json")
    return try String(contentsOfFile: path, encoding: .utf8)
  }
}
