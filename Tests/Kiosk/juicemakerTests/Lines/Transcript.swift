import Foundation
import JuiceProgram
import JuiceScreens
import ProgramArguments
import TextRendering

@testable import ProgramUI

/// The exit status, the output, and the errors of the program.
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
    let status = options.driveApp(
      options.kiosk, by: &lines, &transcript.output, &transcript.errors)
    transcript.status = status.rawValue
    return transcript
  }

  /// Runs flows in this process, with a clock on which each takes some milliseconds.
  static func running(
    _ files: [String], input: Int32 = -1, options: Options = .linear, milliseconds: Int = 0
  ) -> Transcript {
    var transcript = Transcript(status: 0)
    var time = ContinuousClock.now
    let status = options.runFlows(
      files, input: input, &transcript.output, &transcript.errors,
      now: {
        time += .milliseconds(milliseconds)
        return time
      })
    transcript.status = status.rawValue
    return transcript
  }

  /// The transcript with a single blank in place of the time in each line of a report.
  var untimed: Transcript {
    var transcript = self
    let time = /(ok|empty|failed) {2,}[0-9]+ ms {2}/
    transcript.output = output.replacing(time) { "\($0.output.1) " }
    return transcript
  }
}

typealias Options = ProgramOptions

extension Options {
  /// Options that are easy to read in a test.
  static let linear = Options(isLinear: true)

  init(_ language: String? = nil, isLinear: Bool = false) {
    self.init(KioskProgram().program)
    givenLanguage = language
    self.isLinear = isLinear
  }

  var kiosk: JuiceKiosk { KioskProgram().kiosk(in: language) }

  /// The opening screen as text.
  var opening: String { renderer.render(kiosk.screen) }
}
