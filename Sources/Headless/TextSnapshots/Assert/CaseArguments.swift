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
    let words = values.map { $0 as? String ?? String(describingForTest: $0) }
    return SnapshotName.name(name, with: words.map(SnapshotName.word))
  }
}
