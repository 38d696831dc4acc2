import Foundation
import JuiceScreens
import TextRendering

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

  /// Runs flows in this process, with a clock on which each takes some milliseconds.
  static func running(
    _ files: [String],
    options: Options = .linear,
    milliseconds: Int = 0,
    showsProgress: Bool = false
  ) -> Transcript {
    var transcript = Transcript(status: 0)
    var time = ContinuousClock.now
    transcript.status =
      runFlows(
        FlowSources(files), options, options.snapshots(), &transcript.output, &transcript.errors,
        showsProgress: showsProgress
      ) {
        time += .milliseconds(milliseconds)
        return time
      }
      .rawValue
    return transcript
  }

  /// The transcript with a single blank in place of the time in each line of a report.
  var untimed: Transcript {
    var transcript = self
    transcript.output = output.replacing(/(ok|failed) {2,}[0-9]+ ms {2}/) { "\($0.output.1) " }
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
