import Descriptors
import HeadlessUI

extension TerminalWords {
  /// The page of all keys, whose only control closes it as Esc does.
  var page: Screen<Key> {
    Screen(
      title: keys,
      bar: [Button(close, action: .escape)],
      content: lines.map { .value(Value($0.effect, value: $0.keys)) })
  }
}
