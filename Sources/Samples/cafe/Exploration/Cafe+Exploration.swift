#if canImport(FlowExplorer)
  import FlowExplorer
  import HeadlessUI

  extension Cafe {
    /// Every response at any moment, while a latte or a croissant is ordered; other products, sizes,
    /// pictures, and searches are left out.
    static let scope = Scope<StubbedApp<Cafe>>("an order") { state, affordance in
      switch affordance.action {
      case .sizeButtonTapped, .queryChanged: false
      case .productButtonTapped(let one):
        state.path.count < 2 && ["latte", "croissant"].contains(one.id)
      case .countChanged(_, by: 1): state.bag == BagViewModel.State()
      case nil: affordance.name.hasPrefix("picture") == false
      default: true
      }
    }

    /// A search at any moment, while each list comes or fails; all else is left out.
    static let searchScope = Scope<StubbedApp<Cafe>>("a search") { _, affordance in
      [nil, .orderButtonTapped, .queryChanged, .dismissed(.order)].contains(affordance.action)
        && affordance.name.hasPrefix("picture") == false
    }

    static let laws: [Property<StubbedApp<Cafe>>] = [
      .everyResponseEndsItsRequest, .noDeadEnd, .homeCanBeReached(),
      .dependsOnStateAlone(steps: 300), .ignoresWhatIsNotOffered { $0.gesture == .event },
    ]

    /// Returns the responses that a flow can give and that an exploration tries.
    static func stubs(_ request: Request) -> [Stub<Response>] {
      if case .order = request {
        return [Stub("accepted", .accepted(number: 7)), Stub("refused", .refused(limit: 5))]
      }
      return [Stub("found", found[request] ?? .failure), Stub("failure", .failure)]
    }

    /// The lists and the pictures in the files of the café.
    private static let found: [Request: Response] = {
      let world = CafeWorld()
      let lists = [Request.list(.drinks), .list(.food)]
      let others = lists.flatMap { world.answer($0).products }.flatMap { product in
        [Request.list(.recommendations(for: product.id)), .picture(product.picture)]
      }
      return (lists + others).reduce(into: [:]) { $0[$1] = world.answer($1) }
    }()
  }
#endif
