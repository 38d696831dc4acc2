import DescriptorIO
import JuiceFiles
import Synchronization

/// A disk that a test breaks and mends.
final class BrokenDisk: Sendable {
  /// What a broken disk doesn't do.
  enum Fault: CaseIterable {
    case write, writeWhole, syncFile, syncFolder, rename

    var code: Int32 {
      switch self {
      case .write, .writeWhole: ENOSPC
      case .syncFile, .syncFolder: EIO
      case .rename: EROFS
      }
    }
  }

  private let state = Mutex((isBroken: false, uses: 0))

  var isBroken: Bool {
    get { state.withLock { $0.isBroken } }
    set { state.withLock { $0 = (newValue, 0) } }
  }

  /// Returns whether the disk is broken, and this use of it since then is one of some, from 1.
  private func fails(_ uses: ClosedRange<Int>) -> Bool {
    state.withLock { state in
      state.uses += 1
      return state.isBroken && uses.contains(state.uses)
    }
  }

  /// Returns calls that have a fault, with a code if it isn't the usual one, while the disk is broken.
  func calls(_ fault: Fault, _ code: Int32? = nil) -> FileCalls {
    let code = code ?? fault.code
    var calls = FileCalls()
    let always = 1...Int.max
    switch fault {
    case .write:
      calls.write = { self.fails(always) ? refused(code) : systemWrite($0, $1) }
    case .writeWhole:
      calls.write = { descriptor, bytes in
        if self.fails(2...Int.max) { return refused(code) }
        return systemWrite(descriptor, .init(rebasing: bytes.prefix(2)))
      }
    case .syncFile, .syncFolder:
      let use = fault == .syncFile ? 1 : 2
      calls.sync = { self.fails(use...use) ? Int32(refused(code)) : fsync($0) }
    case .rename:
      calls.rename = { self.fails(always) ? Int32(refused(code)) : rename($0, $1) }
    }
    return calls
  }

  /// Returns calls that a signal interrupts twice before each succeeds.
  static func interruptedCalls() -> FileCalls {
    let uses = Mutex(0)
    @Sendable func interrupted(_ call: () -> Int) -> Int {
      let use = uses.withLock { uses in
        uses += 1
        return uses
      }
      return use % 3 == 0 ? call() : refused(EINTR)
    }
    var calls = FileCalls()
    calls.write = { descriptor, bytes in interrupted { systemWrite(descriptor, bytes) } }
    calls.sync = { descriptor in Int32(interrupted { Int(fsync(descriptor)) }) }
    calls.rename = { old, new in Int32(interrupted { Int(rename(old, new)) }) }
    return calls
  }
}

private func refused(_ code: Int32) -> Int {
  errno = code
  return -1
}
