import JuiceModel

extension Phrases {
  /// The phrases in Korean.
  public static let korean = Phrases(
    language: .korean,
    orderTitle: "맛있는 쥬스를 만들어 드려요!",
    editStock: "재고수정",
    stock: "재고",
    juices: "쥬스",
    orderJuice: "\(.flavour)쥬스 주문",
    notEnough: "\(.fruit) 부족",
    stockEditTitle: "재고 추가",
    close: "닫기",
    cancel: "취소",
    closeHint: "닫으면 저장",
    dismissalHint: "취소하면 원래대로",
    changed: "변경됨",
    juiceReady: "\(.flavour) 쥬스 나왔습니다! 맛있게 드세요!",
    outOfStock: "재료가 모자라요. 재고를 수정할까요?",
    shortage: "\(.fruit) \(.count)개 부족",
    unknownJuice: "알 수 없는 입력입니다.",
    orderNotSaved: "주문을 저장하지 못해 쥬스를 만들지 못했어요. 다시 주문해 주세요.",
    stockNotSaved: "재고를 저장하지 못했어요. 수정한 내용은 그대로 남아 있어요.",
    stockNotRead: "재고를 다시 불러오지 못했어요.",
    causes: causes(in: .korean),
    readStock: "재고 다시 불러오기",
    confirm: "확인",
    yes: "예",
    no: "아니오"
  )
}
