import { formatWon } from '../../money/payment/won.ts'
import { message, REST } from './message.ts'

/**
 * Explains why money pays nothing: the application is already paid and unchanged, other education has made it or one of its
 * places unnecessary, or it has ended.
 */
type LateMoney = {
  amountWon: number
  why: 'paidTwice' | 'notNeeded' | 'partlyNotNeeded' | 'ended'
  needsAccount: boolean
}

export const lateMoney = message<LateMoney>({
  label: '늦은 입금',
  rule: REST,
  lines: ({ amountWon, why, needsAccount }, { association }) => [
    ...WHY[why](formatWon(amountWon)),
    needsAccount
      ? `돌려받으실 계좌를 전화로 알려주세요: ${association.supportPhone} (${association.hours})`
      : `결제하신 방법으로 돌려드리니 따로 하실 일은 없습니다. 문의: ${association.supportPhone}`,
  ],
})

const WHY: Record<LateMoney['why'], (money: string) => string[]> = {
  paidTwice: (money) => [
    `이미 결제하신 교육에 ${money}이 한 번 더 입금되었습니다.`,
    `더 내신 ${money}은 모두 돌려드립니다. 신청하신 교육은 그대로입니다.`,
  ],
  notNeeded: (money) => [
    `${money}이 입금되었지만, 다른 교육을 이미 마치셔서 받지 않으셔도 되는 교육입니다.`,
    `${money}은 모두 돌려드립니다.`,
  ],
  partlyNotNeeded: (money) => [
    `${money}이 입금되었지만, 다른 교육을 이미 마치셔서 받지 않으셔도 되는 교육이 함께 들어 있습니다.`,
    `${money}은 모두 돌려드립니다. 남은 신청이 있으면 취소하시고, 아직 받으셔야 하는 영업장만 다시 신청해주세요.`,
  ],
  ended: (money) => [
    `${money}이 입금되었지만, 이미 끝난 신청이어서 교육에 쓰지 못했습니다.`,
    `${money}은 모두 돌려드립니다. 받으실 교육이 있는지 홈페이지의 신청 내역에서 확인해주세요.`,
  ],
}

export const lateMoneyReturned = message<{ amountWon: number }>({
  label: '늦은 입금 환불',
  rule: REST,
  lines: ({ amountWon }, { association }) => [
    `교육에 쓰지 못한 ${formatWon(amountWon)}을 돌려드렸습니다.`,
    `통장이나 카드 내역에는 며칠 뒤에 보일 수 있습니다. 문의: ${association.supportPhone}`,
  ],
})
