import PlainText

extension Chrome {
  /// The same chrome with a question mark for each character that is not visible, is not one cell
  /// wide or is too long to be packed into a cell, and with a visible ellipsis.
  var sound: Chrome {
    guard (self == .unicode || self == .ascii) == false else { return self }
    return Chrome(
      horizontal: horizontal.sound,
      vertical: vertical.sound,
      topLeft: topLeft.sound,
      topRight: topRight.sound,
      bottomLeft: bottomLeft.sound,
      bottomRight: bottomRight.sound,
      focusLeft: focusLeft.sound,
      focusRight: focusRight.sound,
      above: above.sound,
      below: below.sound,
      ellipsis: ellipsis.visible
    )
  }
}

extension Character {
  fileprivate var sound: Character {
    let text = String(self)
    let isPacked = Cell(packing: utf8) == nil ? false : true
    return isPacked && displayWidth == 1 && text.visible == text ? self : "?"
  }
}
