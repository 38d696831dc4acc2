import Foundation

/// Runs a closure with the file access of a user without privileges.
///
/// Root can read and write every file. On Linux, each thread has its own identity for file access;
/// elsewhere, the tests aren't run as root.
public func withRightsOfNobody(_ work: () throws -> Void) throws {
  #if canImport(Glibc)
    typealias SetIdentity = @convention(c) (UInt32) -> Int32
    guard let symbol = dlsym(nil, "setfsuid") else { throw CocoaError(.featureUnsupported) }
    let setIdentity = unsafeBitCast(symbol, to: SetIdentity.self)
    let nobody: UInt32 = 65_534
    guard geteuid() == 0 else { return try work() }
    _ = setIdentity(nobody)
    defer { _ = setIdentity(0) }
  #endif
  try work()
}
