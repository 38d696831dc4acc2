import BrowserRuntime
import JuiceDocuments
import JuiceModel

/// Checks that a value stays as it is while copies of it change, and that halves are rounded, and reads the
/// menus on standard input, each before a NUL.
///
/// The first line says how many changes were checked, and others what is wrong.
/// The error of each menu follows, which is empty if there is none, and a NUL.
@_expose(wasm, "_start") @_cdecl("checks_start")
public func start() {
  let input = standardInput()
  var checks = CopyChecks(size: 3 + input.count % 2)
  checks.checkAll()
  var text = "\(checks.count) changes of copies\n"
  for name in checks.wrong { text += "\(name) changes the original, too\n" }
  let halves = [1, 3, -3, 2].map { Double($0 * checks.size) / Double(2 * checks.size) }
  let areRounded =
    halves.map { $0.rounded() } == [1, 2, -2, 1] && (0.98 * halves[0]).rounded() == 0
  if areRounded == false { text += "halves aren't rounded\n" }
  for menu in input.split(separator: 0, omittingEmptySubsequences: false).dropLast() {
    do throws(FileError) {
      _ = try MenuFile(json: Array(menu), file: "menu.json")
    } catch {
      text += error.description
    }
    text += "\0"
  }
  let bytes = Array(text.utf8)
  bytes.withUnsafeBytes { buffer in
    var vector = io_vector(bytes: buffer.baseAddress, count: buffer.count)
    var count = 0
    _ = fd_write(1, &vector, 1, &count)
  }
}

private func standardInput() -> [UInt8] {
  var input: [UInt8] = []
  while true {
    let more = [UInt8](unsafeUninitializedCapacity: 65_536) { buffer, count in
      var vector = io_vector(bytes: buffer.baseAddress, count: buffer.count)
      if fd_read(0, &vector, 1, &count) > 0 { count = 0 }
    }
    if more.isEmpty { return input }
    input += more
  }
}

/// A value that lies in another one, and what is made from it by changing a copy.
private struct Holder<Value: Equatable> {
  var value: Value

  func changed(_ change: (inout Value) -> Void) -> Holder {
    var copy = self
    change(&copy.value)
    return copy
  }
}

/// Steps that get longer in a copy, as those of a path do.
private struct Steps<Step: Equatable>: Equatable {
  private var steps: [Step]
  private var names: [String: Step] = [:]

  init(_ steps: [Step]) {
    self.steps = steps
    for step in steps { names["first"] = step }
  }

  subscript(step: Step) -> Steps {
    var copy = self
    copy.steps.append(step)
    return copy
  }

  func naming(_ step: Step) -> Steps {
    var copy = self
    copy.names["second"] = step
    return copy
  }
}

private struct CopyChecks {
  /// The number of elements, which the compiler can't know.
  let size: Int
  var count = 0
  var wrong: [String] = []

  private struct Point: Equatable {
    var x = 1.5
    var name = "a point with a long name"
  }

  private enum Step: Equatable {
    case key(String)
    case index(Int)
  }

  private final class Reference: Equatable {
    static func == (left: Reference, right: Reference) -> Bool { left === right }
  }

  mutating func checkAll() {
    checkCollections("UInt8", 1 as UInt8, 2)
    checkCollections("Int", 1, 2)
    checkCollections("String", "fruits", "the long name of a fruit")
    checkCollections("Double?", 1 as Double?, nil)
    checkCollections("Point", Point(), Point(x: 2))
    checkCollections("Step", Step.index(2), .key("the long name of a fruit"))
    checkCollections("Reference", Reference(), Reference())
    checkCollections("[Int]", [1, 2], [])
    let size = size
    let text = { String(repeating: "fruits", count: size) }
    let set = { Set(0..<size) }
    check("String.append", text) { $0.append("2") }
    check("String.insert", text) { $0.insert("2", at: $0.startIndex) }
    check("String.removeLast", text) { $0.removeLast() }
    check("Set.insert", set) { $0.insert(-1) }
    check("Set.remove", set) { $0.remove(0) }
  }

  private mutating func checkCollections<Element: Equatable>(
    _ name: String, _ first: Element, _ second: Element
  ) {
    let size = size
    let list = { [Element](repeating: first, count: size) }
    check("[\(name)].append", list) { $0.append(second) }
    check("[\(name)].append(contentsOf:)", list) { $0 += [second, first] }
    check("[\(name)].insert", list) { $0.insert(second, at: 1) }
    check("[\(name)].subscript", list) { $0[0] = second }
    check("[\(name)].removeLast", list) { $0.removeLast() }
    let members = {
      var members: [String: Element] = [:]
      for index in 0..<size { members["key \(index)"] = first }
      return members
    }
    check("[String: \(name)].add", members) { $0["another key"] = second }
    check("[String: \(name)].change", members) { $0["key 0"] = second }
    check("[String: \(name)].remove", members) { $0["key 0"] = nil }
    let steps = Steps(list())
    let (longer, named) = (steps[second], steps.naming(second))
    note("Steps<\(name)>.append", steps == Steps(list()) && (steps == longer) == false)
    note("Steps<\(name)>.name", steps == Steps(list()) && (steps == named) == false)
  }

  /// Changes a copy of a value, and one of a value that has it inside.
  private mutating func check<Value: Equatable>(
    _ name: String, _ make: () -> Value, _ change: (inout Value) -> Void
  ) {
    let (value, expected) = (make(), make())
    var copy = value
    change(&copy)
    note(name, value == expected && (copy == expected) == false)
    let holder = Holder(value: value)
    let changed = holder.changed(change)
    note("Holder.\(name)", holder.value == expected && changed.value == copy)
  }

  private mutating func note(_ name: String, _ isRight: Bool) {
    count += 1
    if isRight == false { wrong.append(name) }
  }
}
