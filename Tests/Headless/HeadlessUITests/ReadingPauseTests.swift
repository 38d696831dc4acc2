import HeadlessUI
import Testing

struct ReadingPauseTests {
  /// The times of answers in milliseconds after a layer came up, and those that count.
  @Test(arguments: [
    ([0], []), ([249], []), ([250], [250]), ([100, 250, 499], []), ([100, 350, 360], [350, 360]),
  ])
  func `an answer counts once nobody has answered for a quarter of a second`(
    times: [Int], counted: [Int]
  ) {
    var pause = ReadingPause()
    let isFree = pause.admitsAnswer(at: .zero)
    #expect(isFree)
    pause.begin(at: .seconds(7))
    let found = times.filter { pause.admitsAnswer(at: .seconds(7) + .milliseconds($0)) }
    #expect(found == counted)
  }
}
