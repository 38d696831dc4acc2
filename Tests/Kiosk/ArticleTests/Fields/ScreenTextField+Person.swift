import UIKit

/// What a person sees and does, in a file without Testing, which has an overlay of the real UIKit.
extension ScreenTextField {
  var shown: [String?] { [text, placeholder, isEnabled ? "enabled" : "disabled"] }

  func type(_ text: String, isComposing: Bool) {
    self.text = text
    markedTextRange = isComposing ? UITextRange() : nil
    sendActions(for: .editingChanged)
  }

  func pressReturn() { sendActions(for: .editingDidEndOnExit) }
}
