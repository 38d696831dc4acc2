import PlainText
import TextRendering

/// The display width of texts, compared with the standard library's own walk over their characters.
struct WidthBenchmarks {
  let stopwatch: Stopwatch

  func measurements() -> [Measurement] {
    [
      ("ASCII", "Fresh juice, made for you. ", 1.0),
      ("Hangul", "맛있는 쥬스를 만들어 드려요", 1.0),
      ("mixed emoji", "🍓 딸기 10 👩‍👩‍👧‍👦 🇰🇷 ok 🥝 키위 ", 3.0),
    ].map { name, sample, goal in
      let text = String(repeating: sample, count: 20)
      let times = stopwatch.microseconds([
        { text.reduce(0) { count, _ in count + 1 } },
        { text.displayWidth },
      ])
      let characters = Double(text.count) / 1_000
      return Measurement(
        name: "display width, \(name), a Character",
        unit: "ns",
        floor: times[0] / characters,
        ours: times[1] / characters,
        goal: goal
      )
    }
  }
}
