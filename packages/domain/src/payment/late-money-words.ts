import { ASSOCIATION } from '../association.ts'
import { formatWon } from './won.ts'

/** Money that pays nothing. `isPaidTwice`: the application was paid already and stays as it is. */
export type LateMoneyFacts = { amountWon: number; isPaidTwice: boolean; needsAccount: boolean }

/** What came, that nothing is lost, and the one thing to do. */
export function lateMoneyLines({ amountWon, isPaidTwice, needsAccount }: LateMoneyFacts): string[] {
  const money = formatWon(amountWon)
  return [
    ...(isPaidTwice
      ? [
          `이미 결제하신 교육에 ${money}이 한 번 더 입금되었습니다.`,
          `더 내신 ${money}은 모두 돌려드립니다. 신청하신 교육은 그대로입니다.`,
        ]
      : [
          `${money}이 입금되었지만, 이미 끝난 신청이어서 교육에 쓰지 못했습니다.`,
          `${money}은 모두 돌려드립니다. 받으실 교육이 있는지 홈페이지의 신청 내역에서 확인해주세요.`,
        ]),
    needsAccount
      ? `돌려받으실 계좌를 전화로 알려주세요: ${ASSOCIATION.supportPhone} (${ASSOCIATION.hours})`
      : `결제하신 방법으로 돌려드리니 따로 하실 일은 없습니다. 문의: ${ASSOCIATION.supportPhone}`,
  ]
}

export function lateMoneyReturnedLines(amountWon: number): string[] {
  return [
    `교육에 쓰지 못한 ${formatWon(amountWon)}을 돌려드렸습니다.`,
    `통장이나 카드 내역에는 며칠 뒤에 보일 수 있습니다. 문의: ${ASSOCIATION.supportPhone}`,
  ]
}
