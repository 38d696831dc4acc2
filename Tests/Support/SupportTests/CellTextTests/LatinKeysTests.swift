import CellText
import Testing

struct LatinKeysTests {
  @Test(arguments: [
    ("？", "?"), ("０９＋－", "09+-"), ("ｑ　＃", "q #"), ("키위 ＋３", "키위 +3"), ("q? ㅁ바。", "q? ㅁ바。"),
    ("ㅂ", "ㅂ"),
  ])
  func `full-width characters mean their ASCII forms`(typed: String, meant: String) {
    #expect(typed.narrow == meant)
  }

  @Test(arguments: [
    ("ㅂ", "q"), ("ㅃ", "q"), ("\u{1107}", "q"), ("\u{FFB2}", "q"), ("？", "?"), ("ㅁ", "ㅁ"),
    ("ㅂㄴㄴ", "ㅂㄴㄴ"), ("", ""),
  ])
  func `a single letter of a Korean input method means the key that it's typed with`(
    typed: String, meant: String
  ) {
    #expect(typed.latinKey == meant)
  }
}
