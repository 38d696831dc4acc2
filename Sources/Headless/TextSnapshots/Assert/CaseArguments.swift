import PlainText
import SnapshotFiles
import Testing

struct CaseArguments {
  private static let deepest = 4

  let values: [Any]

  /// Returns `nil` if the test isn't parameterised or doesn't show its arguments.
  ///
  /// Swift Testing has no public interface to them, so they are found by reflection.
  init?(of testCase: Test.Case?) {
    guard let testCase, testCase.isParameterized else { return nil }
    self.init(reflecting: testCase)
  }

  init?(reflecting value: Any) {
    guard let list = CaseArguments.child("arguments", of: value, depth: 0) else { return nil }
    let values = Mirror(reflecting: list).children.map { argument in
      CaseArguments.child("value", of: argument.value, depth: CaseArguments.deepest)
    }
    self.values = values.compactMap { $0 }
    guard values.isEmpty == false, self.values.count == values.count else { return nil }
  }

  private static func child(_ label: String, of value: Any, depth: Int) -> Any? {
    let children = Mirror(reflecting: value).children
    if let found = children.first(where: { $0.label == label }) { return found.value }
    guard depth < deepest else { return nil }
    return children.lazy.compactMap { child(label, of: $0.value, depth: depth + 1) }.first
  }

  var description: String {
    values.map { String(describingForTest: $0).escaped() }.joined(separator: ", ")
  }

  /// Returns `Order/ready-kiwi.60x20.ko` for `Order/ready.60x20.ko` and `kiwi`.
  func name(of name: String) -> String {
    let words = values.map { value in
      SnapshotName.word(for: value as? String ?? String(describingForTest: value))
    }
    let start = name.lastIndex(of: "/").map { name.index(after: $0) } ?? name.startIndex
    let end = name[start...].firstIndex(of: ".") ?? name.endIndex
    guard start < end else { return name }
    return name[..<end] + "-" + words.joined(separator: "-") + name[end...]
  }
}
