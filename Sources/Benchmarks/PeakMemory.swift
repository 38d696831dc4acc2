import Foundation
import JuiceModel
import JuiceScreens
import TextRenderer

/// The most memory that the process has held since it was last asked to forget that.
struct PeakMemory {
  private static let reset = "5"

  /// The kilobytes by which a menu of 1,000 juices and its frame raise the peak.
  ///
  /// Nothing where the system does not tell: the figures are those of Linux, `VmHWM` of
  /// `/proc/self/status`.
  static func measurement() throws -> Measurement? {
    try? reset.write(toFile: "/proc/self/clear_refs", atomically: false, encoding: .utf8)
    guard let before = kilobytes else { return nil }
    let kiosk = JuiceKiosk(maker: JuiceMaker(menu: try .sample(juices: 1_000)))
    let text = TextRenderer(viewport: Viewport(columns: 60, rows: 20)).render(kiosk.screen)
    guard text.isEmpty == false, let after = kilobytes else { return nil }
    return Measurement(
      name: "peak memory added, 1,000 juices", unit: "KB", floor: nil, ours: after - before,
      goal: nil
    )
  }

  private static var kilobytes: Double? {
    let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)
    let line = status?.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
    return line.flatMap { Double($0.filter(\.isNumber)) }
  }
}
