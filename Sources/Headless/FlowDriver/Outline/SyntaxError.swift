import CellText

package struct SyntaxError: Error, Hashable, Sendable {
  /// Counted from 1.
  package let line: Int
  /// The number of the character in the line, counted from 1.
  package let column: Int
  package let problem: Problem
  /// What is wrong, and the words before it, or empty texts.
  package let found, start: String
  /// What would be right.
  package let correct: [String]
  /// The word that is probably meant, or `nil` if there is none.
  package let nearest: String?
}

extension SyntaxError {
  package enum Problem: String, CaseIterable, Sendable {
    /// A word or a text isn't what can stand there.
    case command, expectation, role, state, word, order, part
    /// A number isn't what can stand there, or there is none.
    case steps, times, line, bracketed
    /// The line ends before what its words need.
    case missing, missingText, missingState, missingPart
    case extra, extraInFlow, unquoted, misquoted, unclosed, unclosedByOther, escape, encoding
    case include, end, openRepeat, tooLong, tooDeep
    case noScreen, screenEnded, modalEnded, indented
  }
}

extension SyntaxError: CustomStringConvertible {
  package var description: String { "\(line):\(column): \(message)" }

  /// The problem and the correct form, on one line, without the place.
  package var message: String {
    let correct = correct.joined(separator: ", ")
    let use = (nearest.map { "the nearest is \($0); " } ?? "") + "use \(correct)"
    let isMissing = found.isEmpty
    let wrong = isMissing ? "the line ends too soon; \(start) needs" : "\(found) isn't"
    let range = isMissing ? "" : "; use 1 to \(correct)"
    return switch problem {
    case .command, .role, .state, .word: "\(found) isn't a \(problem.rawValue); \(use)"
    case .expectation: "\(found) isn't an expectation; \(use)"
    case .steps, .times: "\(wrong) a number of \(problem.rawValue)\(range)"
    case .line: "\(wrong) a line number\(range)"
    case .order:
      "\(found) isn't an order of jobs; use the numbers of choices and jobs, as in \(correct)"
    case .part: "\(found) isn't a part that fits here; \(use)"
    case .bracketed: "\(wrong) a number in brackets" + (isMissing ? "" : "; write it as in [1]")
    case .missing: "\(wrong) \(correct)"
    case .missingText: "\(wrong) a text in double quotes"
    case .missingState: "\(wrong) enabled or disabled"
    case .missingPart: "the line is empty; \(use)"
    case .extra: "\(wrong) expected; end the line before it"
    case .extraInFlow: "\(wrong) expected; end the line before it, or start a comment with #"
    case .unquoted: "\(found) isn't in double quotes; write \(start) \(correct)"
    case .misquoted: "\(found) isn't a straight double quote; write \(start) \(correct)"
    case .unclosed: "the text isn't closed; end it with a double quote"
    case .unclosedByOther: "the text isn't closed; end it with a straight double quote"
    case .escape:
      "the backslash doesn't begin an escape; "
        + #"use \" for a quote, \\ for a backslash, \n for a line break, and \u{9} for a code"#
    case .encoding: "the text isn't UTF-8; save the file as UTF-8"
    case .include: "include works only in the file of a flow; write the commands of the file here"
    case .end: "end without repeat; write repeat N on a line before it"
    case .openRepeat: "repeat isn't closed; write end on a line after its commands"
    case .tooLong:
      "the flow has too many commands; write at most \(correct), counting each repetition"
    case .tooDeep: "repeat is nested too deeply; nest it at most \(correct) levels deep"
    case .noScreen: "there is no screen; write screen NAME on the first line"
    case .screenEnded: "the screen has ended; indent what belongs to it by two spaces"
    case .modalEnded: "nothing can follow a modal; write the alert or the sheet last"
    case .indented:
      "the line is indented too far; "
        + "indent what is inside a part by two spaces, at most \(correct) times"
    }
  }
}
