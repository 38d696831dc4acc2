import Testing

@testable import text_snapshots

@Suite struct TestArgumentsTests {
  @Test(arguments: [
    ["--filter", "A"], ["--filter=A"], ["--skip", "A"], ["-s", "A"], ["--specifier=A"],
    ["--test-product", "A"], ["--disable-xctest"], ["--disable-swift-testing"],
    ["--parallel", "-c", "release", "--skip", "A"], ["-Xswiftc", "-DA", "--filter", "A"],
  ])
  func `arguments that choose tests are named`(words: [String]) {
    let arguments = TestArguments(words)
    let option = words.first { word in
      ["--filter", "--skip", "-s", "--specifier", "--test-product", "--disable"].contains {
        word == $0 || word.hasPrefix($0 + "=") || $0 == "--disable" && word.hasPrefix($0)
      }
    }
    let name = option.map { $0.prefix { ($0 == "=") == false } } ?? ""
    #expect(arguments.obstacle == TestObstacle("the run was filtered by \(name)"))
    #expect(arguments.words == words)
  }

  @Test(arguments: [
    [], ["--parallel"], ["--no-parallel", "--skip-build"], ["--skip-update"],
    ["--build-system", "swiftbuild", "--scratch-path", "a"], ["-Xlinker", "-s"],
    ["-Xswiftc", "--filter"], ["--enable-code-coverage", "--xunit-output", "a.xml"],
  ])
  func `arguments that choose no tests are no obstacle`(words: [String]) {
    #expect(TestArguments(words).obstacle == nil)
  }

  @Test(arguments: [
    ["--event-stream-output-path", "a"], ["--experimental-event-stream-output=a"],
  ])
  func `a stream of events of one's own is an obstacle`(words: [String]) {
    #expect(TestArguments(words).obstacle?.reason.contains("takes the events") == true)
  }

  @Test(arguments: [
    (["--package-path", "a b"], "a b"), (["--package-path=a=b"], "a=b"), (["--parallel"], nil),
    (["--package-path", "a", "--package-path", "b"], "b"), (["--package-path"], nil),
    (["-Xcc", "--package-path", "a"], nil),
  ])
  func `the path of the package is that of swift test`(words: [String], path: String?) {
    #expect(TestArguments(words).packagePath == path)
  }
}
