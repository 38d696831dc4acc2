import PlainText

/// The reason why a text can't be read as an outline or as a flow.
public struct SyntaxError: Error, Hashable, Sendable {
  /// The name of the file.
  public let file: String
  /// The number of the line, counted from 1.
  public let line: Int
  /// The number of the character in the line, counted from 1.
  public let column: Int
  package let problem: Problem
  /// What is wrong, and the words before it, or empty texts.
  package let found, start: String
  /// What would be right.
  package let correct: [String]
  /// The word that is probably meant, or `nil` if there is none.
  package let nearest: String?
}

extension SyntaxError {
  package enum Problem: CaseIterable, Sendable {
    /// A word, a text, or a number isn't what can stand there.
    case command, expectation, role, state, word, steps, times, line, snapshot, part, bracketed
    /// The line ends before what its words need.
    case missing, missingText, missingState, missingSteps, missingTimes, missingLine
    case missingBracketed, missingPart
    case extra, extraInFlow, unquoted, misquoted, unclosed, unclosedByOther, escape, encoding
    case include, end, openRepeat, tooLong, tooDeep
    case noScreen, screenEnded, modalEnded, indented
  }
}

extension SyntaxError: CustomStringConvertible {
  /// The location, the problem, and the correct form, on one line.
  public var description: String { "\(file.visible):\(line):\(column): \(message)" }

  /// The problem and the correct form, on one line.
  public var message: String {
    let correct = correct.joined(separator: ", ")
    let use = (nearest.map { "the nearest is \($0); " } ?? "") + "use \(correct)"
    return switch problem {
    case .command: "\(found) isn't a command; \(use)"
    case .expectation: "\(found) isn't an expectation; \(use)"
    case .role: "\(found) isn't a role; \(use)"
    case .state: "\(found) isn't a state; \(use)"
    case .word: "\(found) isn't a word; \(use)"
    case .steps: "\(found) isn't a number of steps; use 1 to \(correct)"
    case .times: "\(found) isn't a number of times; use 1 to \(correct)"
    case .line: "\(found) isn't a line number; use 1 to \(correct)"
    case .snapshot:
      "\(found) isn't the name of a snapshot; use ASCII letters, digits, and single hyphens, "
        + "as in \(correct)"
    case .part: "\(found) isn't a part that fits here; \(use)"
    case .bracketed: "\(found) isn't a number in brackets; write it as in \(correct)"
    case .missing: "the line ends too soon; \(start) needs \(correct)"
    case .missingText: "the line ends too soon; \(start) needs a text in double quotes"
    case .missingState: "the line ends too soon; \(start) needs enabled or disabled"
    case .missingSteps: "the line ends too soon; \(start) needs a number of steps"
    case .missingTimes: "the line ends too soon; \(start) needs a number of times"
    case .missingLine: "the line ends too soon; \(start) needs a line number"
    case .missingBracketed: "the line ends too soon; \(start) needs a number in brackets"
    case .missingPart: "the line is empty; \(use)"
    case .extra: "\(found) isn't expected; end the line before it"
    case .extraInFlow:
      "\(found) isn't expected; end the line before it, or start a comment with \(correct)"
    case .unquoted: "\(found) isn't in double quotes; write \(start) \(correct)"
    case .misquoted: "\(found) isn't a straight double quote; write \(start) \(correct)"
    case .unclosed: "the text isn't closed; end it with a double quote"
    case .unclosedByOther: "the text isn't closed; end it with a straight double quote"
    case .escape:
      "the backslash doesn't begin an escape; "
        + #"use \" for a quote, \\ for a backslash, and \n for a line break"#
    case .encoding: "the text isn't UTF-8; save the file as UTF-8"
    case .include: "include works only in files; write the commands of the file here"
    case .end: "end without repeat; write repeat N on a line before it"
    case .openRepeat: "repeat isn't closed; write end on a line after its commands"
    case .tooLong:
      "the flow has too many commands; write at most \(correct), counting each repetition"
    case .tooDeep:
      "repeat and include are nested too deeply; nest them at most \(correct) levels deep"
    case .noScreen: "there is no screen; write screen NAME on the first line"
    case .screenEnded: "the screen has ended; indent what belongs to it by two spaces"
    case .modalEnded: "nothing can follow a modal; write the alert or the sheet last"
    case .indented:
      "the line is indented too far; "
        + "indent what is inside a part by two spaces, at most \(correct) times"
    }
  }
}
