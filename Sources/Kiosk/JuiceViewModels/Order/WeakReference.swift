/// A reference that keeps its object alive only in Embedded Swift, which has no weak ones.
struct WeakReference<Object: AnyObject> {
  #if hasFeature(Embedded)
    let object: Object?
  #else
    private(set) weak var object: Object?
  #endif

  init(_ object: Object) {
    self.object = object
  }
}
