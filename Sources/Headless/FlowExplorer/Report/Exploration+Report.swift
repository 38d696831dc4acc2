import CellText
import FlowDriver
import HeadlessUI

extension Exploration {
  /// The exploration as text, the same from run to run: the figures, each property, and a flow file
  /// for each violated one, in the order of ``violations``.
  public var report: String {
    var violations = violations
    let ordered = findings.map { $0.isViolation ? violations.removeFirst() : $0 }
    return "\(scope): \(extent)\n" + coverage + ordered.map { $0.report }.joined()
  }

  /// The figures and the result of each property, without counterexamples.
  package var details: String { coverage + findings.map { $0.result }.joined() }

  private var coverage: String {
    "  \(states.count.counted("state")), \(transitionCount.counted("transition")), depth \(depth), "
      + "\(layerTransitions.count.counted("(screen, control, alert) triple"))\n"
      + notes.map { "  \($0)\n" }.joined()
  }

  /// What bounds the exploration, what it couldn't use or look at, and what to do about its end.
  private var notes: [String] {
    let uncontinued = graph.uncontinued.values.reduce(0, +)
    let (tried, left) = graph.orders
    var notes: [String] = []
    if uncontinued > 0 {
      let steps = uncontinued.counted("step")
      notes.append("at most \(bounds.calls.counted("call")) at once: \(steps) not continued")
    }
    if tried + left > 0 {
      let bound = "\(bounds.jobsOutOfTurn.counted("job")) of an event out of turn"
      let rest = left > 0 ? ", and \(left) left out" : ""
      notes.append("\(tried.counted("other order")) of jobs, with up to \(bound)\(rest)")
    }
    for (words, names) in lists where names.isEmpty == false {
      notes.append("\(words): \(names.joined(separator: ", "))")
    }
    return notes + [advice].compactMap { $0 }
  }

  /// What the exploration couldn't use or look at, each kind with the words before it.
  private var lists: KeyValuePairs<String, [String]> {
    let isAboutRest = graph.properties.contains { $0.isAboutRest }
    let waiting = isAboutRest ? graph.fewestRequests ?? [] : []
    let offered = graph.knownLayers.flatMap { $0.affordances.map { $0.name } }
    let unused = bounds.inOneTurn.subtracting(offered)
    let varying = [HiddenState.uuid, HiddenState.time]
    return [
      "never enabled, so never used": graph.neverEnabled.map { $0.quoted },
      "always waiting, so ask for the next element of a sequence, or pass isAwaited: false to a clock":
        waiting.sorted().map { $0.quoted },
      "waiting in a task for what is neither a call nor a step, after": unresumed.sorted(),
      "never offered, so not used in one turn": unused.sorted().map { $0.quoted },
      "differing from app to app, so known by where it's stored":
        varying.filter { name in graph.stores { $0.text == name } },
      "not looked at, so give a key if it changes": unread,
    ]
  }

  /// What to do about the bound that stopped the explorer, or `nil` if there is nothing to say.
  private var advice: String? {
    switch bound {
    case .unrepeated(let paths):
      let stored = paths.properties
      let other = stored.isEmpty ? "" : " If it doesn't, write except: \(stored)."
      return "If that matters, bound the depth.\(other)"
    case .states, .depth:
      if let formerMixUp {
        let lines = formerMixUp.counterexample.split(separator: "\n").map { "  \($0)" }
        return (["There are too many states if more responses are told apart, and if not:"] + lines)
          .joined(separator: "\n")
      }
      let growing = graph.growing.properties
      let advice = "bound the depth, such as depth: \(min(max(depth - 1, 1), 10))."
      if growing.isEmpty {
        return "If its states have no end, \(advice) If they are only many, try calls: 1."
      }
      return "If it doesn't matter what grows, write except: \(growing), or else \(advice)"
    case .violation, .cancelled, nil: return nil
    }
  }
}

extension [String] {
  /// The paths of properties among some, and in place of those inside one property its own.
  fileprivate var properties: [String] {
    let owners = Dictionary(grouping: filter { $0.isProperty }) { path in
      String(path.prefix(upTo: path.lastIndex(of: ".") ?? path.endIndex))
    }
    return Set(owners.flatMap { $1.count > 1 && $0.isProperty ? [$0] : $1 }).sorted()
  }
}

extension String {
  /// Whether a path ends with a property, and not with the type of an object.
  fileprivate var isProperty: Bool { contains(".") && hasSuffix(">") == false }
}

extension Exploration: CustomStringConvertible {
  /// The figures, the properties that don't hold, violated ones first, and the counterexample of each, in
  /// short lines, of which long ones leave some out; for the whole text, see ``report``.
  public var description: String {
    let others = findings.filter { $0.holds == false && $0.isViolation == false }
    let results = (violations + others).map { $0.result }.joined()
    let start = "\(scope): \(extent)\n" + coverage
    let counterexamples = violations.map { $0.counterexample.excerpt(upTo: 20) }
    return (start + results.excerpt(upTo: 15)).excerpt(upTo: 20) + counterexamples.joined()
  }
}

extension Finding: CustomStringConvertible {
  /// The result with its counterexample, if there is one, in at most 40 short lines.
  public var description: String { report.excerpt(upTo: 40) }

  /// The result with its whole counterexample, if there is one.
  package var report: String { result + counterexample }

  fileprivate var result: String { "  \(summary)\n" }

  /// The result in a line, as a report has it, such as "VIOLATED after 2 steps: no dead end".
  public var summary: String {
    switch outcome {
    case .holds where isVacuous: "vacuous, with no \(subject) to look at: \(property)"
    case .holds: "holds in \(examined.counted(subject)): \(property)"
    case .reached(let steps, _): "reached after \(steps.counted("step")): \(property)"
    case .unreached: "NEVER reached: \(property)"
    case .undecided: "undecided after \(examined.counted(subject)): \(property)"
    case .violated(let steps, _, let evidence):
      "VIOLATED after \(steps.counted("step"))\(Finding.evidence[evidence] ?? ""): \(property)"
    }
  }

  private static let evidence: [Evidence: String] = [
    .confirmed: ", confirmed by the model", .unshown: ", not shown by the flow",
  ]

  fileprivate var counterexample: String {
    guard isViolation, let flow else { return "" }
    let comments = [property, note, firstState].compactMap { $0?.split(separator: "\n") }
    return comments.joined().map { "# \($0)\n" }.joined() + "\(flow)"
  }
}

extension String {
  /// The lines of a text, each cut to a short length, without some in the middle if there are more
  /// than a number of them.
  fileprivate func excerpt(upTo most: Int) -> String {
    let lines = split(separator: "\n").map { String($0).truncated(to: 160) + "\n" }
    guard lines.count > most else { return lines.joined() }
    let start = lines.prefix(most - most / 4 - 1)
    let end = lines.suffix(most / 4)
    let omission = "... \(lines.count - start.count - end.count) more lines ...\n"
    return (start + [omission] + end).joined()
  }
}
