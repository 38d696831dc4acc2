#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Reads what there is, as the system does.
func readBytes(_ descriptor: Int32, _ memory: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  read(descriptor, memory, count)
}

/// Writes as much as can be, as the system does.
func writeBytes(_ descriptor: Int32, _ memory: UnsafeRawPointer?, _ count: Int) -> Int {
  write(descriptor, memory, count)
}
