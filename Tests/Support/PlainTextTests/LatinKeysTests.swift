import PlainText
import Testing

struct LatinKeysTests {
  @Test(arguments: [
    ("ㅂ", "q"), ("ㅃ", "q"), ("\u{1107}", "q"), ("\u{FFB2}", "q"), ("？", "?"), ("０９＋－", "09+-"),
    ("ｑ　＃", "q #"), ("키위 ＋３", "키위 +3"), ("q? ㅁ바。", "q? ㅁ바。"),
  ])
  func `what a Korean input method types means the keys that it's typed with`(
    typed: String, meant: String
  ) {
    #expect(typed.latinKeys == meant)
  }
}
