import Foundation
import JuiceScreens
import TextRenderer

@testable import juicemaker

/// The exit status, the output, and the errors of the command.
struct Transcript: Equatable {
  var status: Int32
  var output = ""
  var errors = ""
}

extension Transcript {
  /// Drives a kiosk in this process with a flow.
  static func driving(_ text: String, options: Options = .linear) -> Transcript {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { Array($0.utf8) }.makeIterator()
    var transcript = Transcript(status: 0)
    var session = options.session()
    transcript.status =
      session.drive(&lines, &transcript.output, &transcript.errors).rawValue
    return transcript
  }

  /// Drives a kiosk in this process at a prompt.
  static func prompting(_ text: String, options: Options = .linear) -> Transcript {
    var lines = text.split(separator: "\n").map { Array($0.utf8) }.makeIterator()
    var transcript = Transcript(status: 0)
    var prompt = options.prompt()
    transcript.status =
      prompt.run(&lines, &transcript.output, &transcript.errors).rawValue
    return transcript
  }

  /// Runs flow files in this process.
  static func running(_ files: [String], options: Options = .linear) -> Transcript {
    var transcript = Transcript(status: 0)
    transcript.status =
      runFlows(files, options, options.snapshots(), &transcript.output, &transcript.errors)
      .rawValue
    return transcript
  }
}

extension Options {
  /// Options that are easy to read in a test.
  static let linear = Options(isLinear: true)

  var renderer: TextRenderer { snapshots().renderer }

  /// The opening screen as text.
  var opening: String { renderer.render(kiosk().screen) }
}
