import JuiceModel

extension Phrases {
  /// The phrases in Korean.
  public static let korean: Phrases = {
    var phrases = Phrases()
    phrases.language = .korean
    phrases.orderTitle = "맛있는 쥬스를 만들어 드려요!"
    phrases.editStock = "재고수정"
    phrases.stock = "재고"
    phrases.juices = "쥬스"
    phrases.orderJuice = "\(.flavour)쥬스 주문"
    phrases.notEnough = "\(.fruit) 부족"
    phrases.stockEditTitle = "재고 추가"
    phrases.close = "닫기"
    phrases.cancel = "취소"
    phrases.closeHint = "닫으면 저장"
    phrases.dismissalHint = "내리면 취소"
    phrases.changed = "변경됨"
    phrases.juiceReady = "\(.flavour) 쥬스 나왔습니다! 맛있게 드세요!"
    phrases.outOfStock = "재료가 모자라요. 재고를 수정할까요?"
    phrases.shortage = "\(.fruit) \(.count)개 부족"
    phrases.unknownJuice = "알 수 없는 입력입니다."
    phrases.orderNotSaved = "주문을 저장하지 못해 쥬스를 만들지 못했어요. 다시 주문해 주세요."
    phrases.stockNotSaved = "재고를 저장하지 못했어요. 수정한 내용은 그대로 남아 있어요."
    phrases.stockNotRead = "재고를 다시 불러오지 못했어요."
    phrases.causes = causes(in: .korean)
    phrases.readStock = "재고 다시 불러오기"
    phrases.confirm = "확인"
    phrases.yes = "예"
    phrases.no = "아니오"
    return phrases
  }()
}
