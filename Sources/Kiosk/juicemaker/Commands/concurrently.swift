import Dispatch
import Foundation

/// How many processors there are to work on.
var processorCount: Int { ProcessInfo.processInfo.activeProcessorCount }

/// Does pieces of work, numbered from 0, on all processors, and returns when all are done.
func concurrently(_ count: Int, _ work: @Sendable (Int) -> Void) {
  DispatchQueue.concurrentPerform(iterations: count, execute: work)
}
