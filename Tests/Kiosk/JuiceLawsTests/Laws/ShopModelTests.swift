import JuiceModel
import Testing

@testable import JuiceLaws

struct ShopModelTests {
  @Test(arguments: [Language.korean, .english])
  func `the model of the standard menu is that of its data`(language: Language) {
    let written = Shop.with(.standard, in: language)
    let read = Shop.reading(.standard, in: language)
    #expect(ShopModel(written).screen == ShopModel(read).screen)
    #expect(written == read)
  }
}
