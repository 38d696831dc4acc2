import Foundation
import Testing

/// Does work whose access to files is that of a user without rights of his own, even as root.
///
/// Root may read and write whatever the modes say. On Linux the identity that counts for files is
/// one of each thread; elsewhere the tests are not run as root.
func withRightsOfNobody(_ work: () throws -> Void) throws {
  #if canImport(Glibc)
    typealias SetIdentity = @convention(c) (UInt32) -> Int32
    let symbol = try #require(dlsym(nil, "setfsuid"))
    let setIdentity = unsafeBitCast(symbol, to: SetIdentity.self)
    let nobody: UInt32 = 65_534
    guard geteuid() == 0 else { return try work() }
    _ = setIdentity(nobody)
    defer { _ = setIdentity(0) }
  #endif
  try work()
}
