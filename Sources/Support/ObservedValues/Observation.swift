#if hasFeature(Embedded)
  /// Marks a class as observable, which has no effect in the browser: a port repaints after events.
  @attached(peer)
  public macro Observable() =
    #externalMacro(module: "ObservationMacros", type: "ObservationTrackedMacro")

  /// Marks a property as not observed, which has no effect in the browser either.
  @attached(accessor, names: named(willSet))
  public macro ObservationIgnored() =
    #externalMacro(module: "ObservationMacros", type: "ObservationIgnoredMacro")
#else
  @_exported public import Observation
#endif

/// A reference that keeps its object alive only in Embedded Swift, which has no weak ones.
package struct WeakReference<Object: AnyObject> {
  #if hasFeature(Embedded)
    package let object: Object?
  #else
    package private(set) weak var object: Object?
  #endif

  package init(_ object: Object) {
    self.object = object
  }
}
