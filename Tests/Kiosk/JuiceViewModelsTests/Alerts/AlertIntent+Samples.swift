import JuiceModel
import JuiceViewModels

extension AlertIntent {
  static let short = AlertIntent(
    message: "재료가 모자라요. 재고를 수정할까요?",
    buttons: [
      Button("예", action: .editStock),
      Button("아니오", role: .cancel, action: .close),
    ]
  )

  static let unknown = AlertIntent(
    message: "알 수 없는 입력입니다.", buttons: [Button("확인", action: .close)])

  static let orderNotSaved = AlertIntent(
    message: "주문을 저장하지 못해 만들지 않았습니다.", buttons: [Button("확인", action: .close)])

  static func stockNotSaved(_ draft: StockDifference) -> AlertIntent {
    AlertIntent(
      message: "재고를 저장하지 못했습니다. 수정한 내용은 그대로 있습니다.",
      buttons: [Button("확인", action: .resumeStockEdit(draft))]
    )
  }

  static func ready(_ flavour: String) -> AlertIntent {
    AlertIntent(
      message: "\(flavour) 쥬스 나왔습니다! 맛있게 드세요!",
      buttons: [Button("확인", action: .close)]
    )
  }
}
