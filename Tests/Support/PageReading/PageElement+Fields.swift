import Foundation
import HeadlessUI

extension PageElement {
  func field() throws(PageError) -> Node<Int> {
    var parts = self
    let label = try parts.take("label", "name")
    let isMultiline = classes.contains("lines")
    let area = isMultiline ? parts.takeIfNext("textarea") : nil
    let control = if let area { area } else { try parts.take("input") }
    let isHidden = control.attributes["type"] == "password"
    let small = parts.takeIfNext("small", "status")
    let status = small.map { Status($0) }
    let isHeld = status?.holds == true
    var list = try parts.take("datalist")
    var offered: [String] = []
    while list.rest.isEmpty == false {
      guard let text = try list.take("option").attributes["value"] else {
        throw list.error("has an option without a value")
      }
      offered.append(text)
    }
    try parts.end()
    try label.check("for", control.attributes["id"])
    try control.check("dir", "auto")
    try control.check("readonly", control.attributes["data-action"] == nil ? "" : nil)
    try control.check("aria-invalid", isHeld && status?.isWarning == true ? "true" : nil)
    try control.check("aria-describedby", isHeld ? small?.attributes["id"] : nil)
    try control.check("type", area == nil ? isHidden ? "password" : "text" : nil)
    try control.check("list", area == nil ? list.attributes["id"] : nil)
    guard area == nil || control.text.unicodeScalars.first == "\n" else {
      throw control.error("loses a line break at its start")
    }
    let lines = String(control.text.unicodeScalars.dropFirst())
    guard let text = area == nil ? control.attributes["value"] : lines else {
      throw control.error("has no value")
    }
    guard isMultiline == false || isHidden || area?.name == "textarea" else {
      throw control.error("has no room for several lines")
    }
    return .field(
      label.text, text: text, placeholder: control.attributes["placeholder"],
      entered: try control.number("data-action"), submitted: try control.number("data-submit"),
      isHidden: isHidden, isMultiline: isMultiline, offered: offered, status: status,
      identifier: attributes["data-id"])
  }

  /// Returns a picture, which is shown unless nobody knows where it is or what its bytes are.
  func picture() throws(PageError) -> Node<Int> {
    var parts = self
    let isShown = name == "img"
    let url = attributes[isShown ? "src" : "data-src"]
    let symbol = isShown ? attributes["data-symbol"] : try parts.takeSymbol()
    try parts.end()
    guard let symbol, let name = attributes[isShown ? "alt" : "aria-label"] else {
      throw error("has no symbol or no name")
    }
    try check("role", isShown ? nil : "img")
    let source = try url.map(source)
    return .picture(name, symbol: symbol, source: source, identifier: attributes["data-id"])
  }

  private func source(_ url: String) throws(PageError) -> PictureSource {
    if url.hasPrefix("./") {
      var bytes: [UInt8] = []
      var rest = url.dropFirst(2)[...]
      while let byte = rest.utf8.first {
        let digits = rest.dropFirst().prefix(2)
        let isEscape = byte == UInt8(ascii: "%")
        bytes.append(isEscape ? UInt8(digits, radix: 16) ?? byte : byte)
        rest = rest.dropFirst(isEscape ? 3 : 1)
      }
      return .file(String(decoding: bytes, as: UTF8.self))
    }
    let parts = url.split(separator: ";base64,", omittingEmptySubsequences: false)
    guard parts.count == 2, let bytes = Data(base64Encoded: String(parts[1])) else {
      throw error("has no source that can be read")
    }
    let types = ["data:image/png", "data:image/jpeg", "data:image/gif", "data:image/webp"]
    guard name == "img" ? types.contains(String(parts[0])) : parts[0] == "data:" else {
      throw error("has a source that isn't shown as one of its kind")
    }
    return .bytes(Array(bytes))
  }
}
