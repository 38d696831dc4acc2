public import HeadlessUI

/// A layer, told apart by its kind and its name.
public struct Place: Hashable, Sendable {
  /// The kind of layer.
  public let role: Role
  /// What the layer is called.
  public let name: String

  init(_ face: Face) {
    role = face.role
    name = face.name
  }
}
