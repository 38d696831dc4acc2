import Foundation
import JuiceModel
import JuiceScreens
import TextRendering

/// The peak memory of the process since it was last reset.
struct PeakMemory {
  private static let reset = "5"

  /// Returns the kilobytes by which a menu of 1,000 juices and its frame raise the peak.
  static func measurement() throws -> Measurement? {
    let menu = try Menu.sample(juices: 1_000)
    let added = added {
      let kiosk = JuiceKiosk(maker: JuiceMaker(menu: menu))
      let renderer = TextRenderer(viewport: Viewport(columns: 60, rows: 20))
      return renderer.render(kiosk.screen).utf8.count
    }
    return added.map { added in
      Measurement(
        name: "peak memory added, 1,000 juices", unit: "KB", floor: nil, ours: added, goal: nil)
    }
  }

  /// Returns the kilobytes by which work raises the peak, or `nil` on systems other than Linux.
  ///
  /// - Parameter work: Work that returns a part of its result, so that the optimizer can't remove
  ///   it.
  static func added(by work: () -> Int) -> Double? {
    try? reset.write(toFile: "/proc/self/clear_refs", atomically: false, encoding: .utf8)
    guard let before = kilobytes, work() > 0, let after = kilobytes else { return nil }
    return after - before
  }

  private static var kilobytes: Double? {
    let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)
    let line = status?.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
    return line.flatMap { Double($0.filter(\.isNumber)) }
  }
}
