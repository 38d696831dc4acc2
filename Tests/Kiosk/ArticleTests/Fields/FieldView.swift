import HeadlessUI
import SwiftUI
import UIKit

/// A field of a screen, which sends the app each change of its text, and Return.
struct FieldView<Action: Hashable & Sendable>: View {
  let field: Node<Action>
  let take: (Input<Action>) -> Void

  var body: some View {
    let prompt = field.fieldTraits?.placeholder.map { Text($0) }
    VStack(alignment: .leading) {
      if field.fieldTraits?.isHidden == true {
        SecureField(field.name, text: text, prompt: prompt)
      } else {
        let isMultiline = field.fieldTraits?.isMultiline == true
        TextField(
          field.name, text: text, prompt: prompt, axis: isMultiline ? .vertical : .horizontal)
      }
      if let status = field.heldStatus { Text(status.name).font(.caption) }
    }
    .onSubmit {
      if let action = field.action(.submit) { take(.action(action)) }
    }
    .disabled(field.action(.enter) == nil)
    .accessibilityIdentifier(field.identifier ?? "")
  }

  private var text: Binding<String> {
    Binding(
      get: { field.value ?? "" },
      set: { text in
        if let action = field.action(.enter) { take(.text(text, action)) }
      }
    )
  }
}

/// A picture of a screen, or its symbol while there is no image.
struct PictureView<Action: Hashable & Sendable>: View {
  let picture: Node<Action>

  var body: some View {
    if let image = UIImage(picture) {
      Image(uiImage: image).resizable().scaledToFit().accessibilityLabel(picture.name)
    } else {
      Text(picture.symbol ?? "").accessibilityLabel(picture.name)
    }
  }
}

extension UIImage {
  /// Creates the image of a picture, or returns `nil` if only its symbol can be shown.
  convenience init?<Action>(_ picture: Node<Action>) {
    switch picture.kind {
    case .picture(.file(let name)): self.init(named: name)
    case .picture(.bytes(let bytes)): self.init(data: Data(bytes))
    default: return nil
    }
  }
}
