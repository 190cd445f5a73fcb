import {
  Award,
  CreditCard,
  FileCheck2,
  type LucideIcon,
  MonitorPlay,
  PenLine,
  Store,
  UserRound,
} from 'lucide-react'

export type GuideStep = { title: string; Icon: LucideIcon; sentences: readonly string[] }

export const LOG_IN_STEP: GuideStep = {
  title: '로그인',
  Icon: UserRound,
  sentences: [
    '교육을 받을 분 본인의 아이디로 로그인합니다. 아이디는 한 사람에 하나입니다.',
    '아이디가 없으면 회원가입에서 휴대전화로 본인확인을 한 뒤 만들 수 있습니다.',
  ],
}

/** Follows the order that the service enforces, from login to certificate. */
export const ONLINE_STEPS: readonly GuideStep[] = [
  LOG_IN_STEP,
  {
    title: '업종과 영업장 확인',
    Icon: Store,
    sentences: [
      '일반음식점, 집단급식소, 위탁급식영업 가운데 내 업종을 고릅니다.',
      '[영업신고번호 찾기]에서 업소명 두세 글자로 영업장을 찾습니다. 찾지 못하면 지역과 대표자명만 넣어 다시 찾아봐주세요.',
      '교육을 받으셔야 하는지, 이미 받으셨는지를 결제 전에 알려드립니다.',
    ],
  },
  {
    title: '신청자 정보 입력',
    Icon: PenLine,
    sentences: [
      '대표자 본인이 받는지, 지정된 위생책임자가 대신 받는지 고릅니다.',
      '위생책임자가 받으면 나의 학습실의 ‘지정확인서 제출’에서 지정확인서를 올립니다.',
    ],
  },
  {
    title: '결제',
    Icon: CreditCard,
    sentences: [
      '신용카드, 휴대폰, 가상계좌, 실시간 계좌이체 가운데 고릅니다.',
      '가상계좌는 안내된 기한까지 입금하시면 자동으로 확인됩니다. 입금을 확인한 뒤 수강할 수 있습니다.',
    ],
  },
  {
    title: '강의 수강',
    Icon: MonitorPlay,
    sentences: [
      '나의 학습실에서 강의를 봅니다. 휴대전화, 태블릿, 컴퓨터 어디서나 나눠서 볼 수 있고 본 곳부터 이어집니다.',
      '40분마다 잠시 멈추고 계속 보시는지 확인합니다. 다른 화면으로 옮기면 강의도 멈춥니다.',
    ],
  },
  {
    title: '설문과 평가',
    Icon: FileCheck2,
    sentences: [
      '강의를 모두 마치면 설문조사, 본인확인, 평가 순서로 이어집니다.',
      '본인확인은 신청하신 분 본인의 휴대전화로 합니다. 점수가 모자라면 평가를 다시 볼 수 있습니다.',
    ],
  },
  {
    title: '수료증 출력',
    Icon: Award,
    sentences: [
      '평가에 합격하면 바로 수료증이 나옵니다. 인쇄하거나 PDF로 저장해주세요.',
      '수료 기록은 계속 보관되므로 언제든지 다시 출력할 수 있습니다.',
    ],
  },
]
