import Foundation

/// The flow files of the kiosk, with the language that each is written in.
enum KioskFlows {
  static let all: [(language: String, file: String)] = [("ko", "."), ("en", "english")]
    .flatMap { language, folder in files(in: folder).map { (language, $0) } }

  private static func files(in folder: String) -> [String] {
    let folder = URL(fileURLWithPath: #filePath)
      .appendingPathComponent("../../../Kiosk/juicemakerTests/Flows/\(folder)").standardizedFileURL
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    return (names ?? []).filter { $0.hasSuffix(".flow") }.sorted()
      .map { folder.appendingPathComponent($0).path }
  }
}
