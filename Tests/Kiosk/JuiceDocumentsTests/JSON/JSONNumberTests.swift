import Foundation
import SeededRandom
import TestSizes
import Testing

@testable import JuiceDocuments

struct JSONNumberTests {
  private func number(_ literal: String) -> Int64? {
    guard case .number(let number) = JSONValue(number: Array(literal.utf8)[...]) else { return nil }
    return number
  }

  /// Returns the whole number that Foundation reads, or `nil` if it's not whole or too large.
  private func foundationNumber(_ literal: String) throws -> Int64? {
    let number = try JSONDecoder().decode([Decimal].self, from: Data("[\(literal)]".utf8))[0]
    let bounds = Decimal(Int64.min)...Decimal(Int64.max)
    let whole = Int64(truncating: number as NSDecimalNumber)
    return bounds.contains(number) && Decimal(whole) == number ? whole : nil
  }

  private func digits(_ count: ClosedRange<Int>, _ generator: inout SplitMix64) -> String {
    var digits = ""
    for _ in 0..<Int.random(in: count, using: &generator) {
      digits.append("00012359".randomElement(using: &generator) ?? "0")
    }
    return digits
  }

  @Test func `a number is the whole one that Foundation reads`() throws {
    var outcomes = [true: 0, false: 0]
    for seed in TestSizes.size(quick: UInt64(0)..<2_000, exhaustive: 0..<50_000) {
      var generator = SplitMix64(seed: seed)
      var literal = ["-", ""].randomElement(using: &generator) ?? ""
      let whole = digits(1...12, &generator).drop { $0 == "0" }
      literal += whole.isEmpty ? "0" : whole
      if Bool.random(using: &generator) { literal += "." + digits(1...8, &generator) }
      if Bool.random(using: &generator) {
        literal += ["e", "E", "e+", "e-", "E-"].randomElement(using: &generator) ?? "e"
        literal += ["", "0", "00"].randomElement(using: &generator) ?? ""
        literal += "\(Int.random(in: 0...14, using: &generator))"
      }
      let read = number(literal)
      #expect(try read == foundationNumber(literal), "seed \(seed): \(literal)")
      outcomes[read == nil, default: 0] += 1
    }
    #expect(outcomes.values.allSatisfy { $0 > 400 })
  }

  @Test(
    arguments: [
      ("0", 0), ("-0", 0), ("-0.0e-5", 0), ("20.0", 20), ("1e1", 10), ("1E+1", 10),
      ("-2.50e2", -250),
      ("1000e-3", 1), ("0.001e3", 1), ("0e99999999999999999999", 0), ("1e00000000000000000001", 10),
      ("9223372036854775807", .max), ("-9223372036854775808", .min),
      ("9223372036854775.807e3", .max), ("-922337203685477580800e-2", .min),
      ("9007199254740993.0", 9_007_199_254_740_993),
    ] as [(String, Int64)])
  func `a whole number is read exactly in any spelling`(literal: String, value: Int64) {
    #expect(number(literal) == value)
  }

  @Test(arguments: [
    "0.5", "-0.1", "1e-1", "15e-1", "9223372036854775808", "-9223372036854775809",
    "9223372036854775807.5", "99999999999999999999", "1e19", "1e400", "1e-400",
    "1e99999999999999999999", "1e-99999999999999999999", "1.00000000000000000001",
  ])
  func `a number that isn't whole or is too large isn't read`(literal: String) {
    #expect(number(literal) == nil)
  }

  @Test(.timeLimit(.minutes(1))) func `a long number is read soon`() {
    let zeros = String(repeating: "0", count: 400_000)
    #expect(number("0.\(zeros)1e400001") == 1)
    #expect(number("1\(zeros)e-400000") == 1)
    #expect(number("1\(zeros)") == nil)
    #expect(number("1.\(zeros)1") == nil)
    #expect(number("0e\(zeros)1") == 0)
    #expect(number("\(zeros.dropFirst())12") == 12)
  }
}
