import JuiceModel
import JuiceScreens
import TextRenderer

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The most memory that the process has held so far, in kilobytes.
struct PeakMemory {
  private static let thisProcess: CInt = 0

  /// What a frame of a menu of 1,000 juices adds to the peak; to be taken before anything else.
  static func measurement() throws -> Measurement {
    let before = kilobytes
    let kiosk = JuiceKiosk(maker: JuiceMaker(menu: try .sample(juices: 1_000)))
    let text = TextRenderer(viewport: Viewport(columns: 60, rows: 20)).render(kiosk.screen)
    let added = text.isEmpty ? 0 : kilobytes - before
    return Measurement(
      name: "peak memory, 1,000 juices", unit: "KB", floor: nil, ours: added, goal: nil)
  }

  private static var kilobytes: Double {
    var usage = rusage()
    getrusage(PeakMemory.thisProcess, &usage)
    #if canImport(Darwin)
      return Double(usage.ru_maxrss) / 1_024
    #else
      return Double(usage.ru_maxrss)
    #endif
  }
}
