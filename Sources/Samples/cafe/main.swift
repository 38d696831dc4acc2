#if canImport(ProgramUI)
  import ProgramUI
  import ExplorerUI
  import HeadlessUI

  AppProgram(
    "cafe", "A café in the terminal.", version: "1.0.0",
    languages: CafeLanguage.allCases.map(\.rawValue), exploring: [Cafe.scope, Cafe.searchScope],
    laws: Cafe.laws
  ) { language in
    StubbedApp(Cafe(CafeLanguage(language)), stubs: Cafe.stubs)
  } live: { language in
    LiveApp(Cafe(CafeLanguage(language))) { await CafeWorld().response(to: $0) }
  }.run()
#else
  import PageUI

  AppPage("cafe", languages: [.korean, .english]) { words in
    Cafe(CafeLanguage(words.language))
  } asking: { request in
    request.address
  } answering: { bytes, request in
    Response(bytes, to: request)
  }.run()
#endif
