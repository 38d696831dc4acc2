@_exported public import ExistingApps
@_exported public import FlowDriver
@_exported public import FlowExplorer
@_exported public import FlowTesting
@_exported public import HeadlessUI
@_exported public import TextRendering
@_exported public import TextSnapshots
