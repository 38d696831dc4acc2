import CellText
import Testing

struct KoreanParticlesTests {
  @Test(arguments: [
    ("가", "가"), ("각", "이"), ("힐", "이"), ("히", "가"), ("힣", "이"), ("\u{D7A4}", "이(가)"),
    ("\u{1100}\u{1161}", "가"), ("\u{1112}\u{1175}", "가"), ("\u{1100}\u{1161}\u{11A8}", "이"),
    ("\u{1112}\u{1175}\u{11C2}", "이"), ("ㄱ", "이(가)"), ("키위 🥝", "이(가)"), ("", "이(가)"),
  ])
  func `the particle of a subject follows the last sound of a name`(
    name: String, particle: String
  ) {
    #expect(name.asKoreanSubject == name + particle)
  }
}
