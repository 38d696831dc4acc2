/// The arguments of `swift test`.
struct TestArguments {
  private static let filters = [
    "--filter", "--skip", "-s", "--specifier", "--test-product", "--disable-swift-testing",
    "--disable-xctest", "--configuration-path", "--experimental-configuration-path",
  ]

  private static let streams = [
    "--event-stream-output-path", "--experimental-event-stream-output", "--event-stream-version",
    "--experimental-event-stream-version",
  ]

  /// The arguments as they are written.
  let words: [String]
  /// The path of the package, or `nil` if the arguments don't name one.
  private(set) var packagePath: String?
  /// The reason why the snapshots that a run with these arguments asks for say nothing about the
  /// others, or `nil` if the arguments give none.
  private(set) var obstacle: TestObstacle?

  /// Reads the arguments that choose the tests.
  init(_ words: [String]) {
    self.words = words
    var rest = words[...]
    while let word = rest.popFirst() {
      if word.hasPrefix("-X") {
        _ = rest.popFirst()
        continue
      }
      let name = String(word.prefix { ($0 == "=") == false })
      if name == "--package-path" {
        packagePath = name == word ? rest.first : String(word.dropFirst(name.count + 1))
      }
      if TestArguments.filters.contains(name) {
        obstacle = obstacle ?? TestObstacle("the run was filtered by \(name)")
      }
      if TestArguments.streams.contains(name) {
        obstacle =
          obstacle ?? TestObstacle("\(name) takes the events that tell how the run ends")
      }
    }
  }
}
