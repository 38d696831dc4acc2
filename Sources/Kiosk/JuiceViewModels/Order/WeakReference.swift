#if hasFeature(Embedded)
  /// A reference to an object, which Embedded Swift can only hold strongly.
  struct WeakReference<Object: AnyObject> {
    let object: Object?

    init(_ object: Object) {
      self.object = object
    }
  }
#else
  /// A reference that doesn't keep its object alive.
  struct WeakReference<Object: AnyObject> {
    private(set) weak var object: Object?

    init(_ object: Object) {
      self.object = object
    }
  }
#endif
