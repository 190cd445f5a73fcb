import { formatWon } from '../../money/payment/won.ts'
import { formatSeoulSentence, type SeoulDay } from '../../time/seoul-day.ts'
import { message, onlineMessage, REST } from './message.ts'

/** `isTriedAgain` means that the refund has since been requested again, so that the person need not act. */
export const refundRefused = message<{ amountWon: number; isTriedAgain: boolean }>({
  label: '환불 거절',
  rule: REST,
  lines({ amountWon, isTriedAgain }, { links, association }) {
    const { supportPhone, hours } = association
    const money = formatWon(amountWon)
    const refused = `결제사가 ${money} 환불을 거절하여 아직 돌려드리지 못했습니다.`
    if (isTriedAgain) {
      return [refused, `다시 처리하고 있으니 따로 하실 일은 없습니다. 문의: ${supportPhone}`]
    }
    return [
      refused,
      `${money}은 모두 돌려드립니다. 아래 결제 내역에서 환불을 다시 신청하시거나 전화해주세요: ${supportPhone} (${hours})`,
      links.payments,
    ]
  },
})

export const refundTransferred = message<{ amountWon: number; transferredOn: SeoulDay }>({
  label: '환불 송금',
  rule: REST,
  lines: ({ amountWon, transferredOn }, { association }) => [
    `${formatWon(amountWon)}을 ${formatSeoulSentence(transferredOn)}에 계좌로 보내드렸습니다. 환불이 끝났습니다.`,
    `통장에서 확인되지 않으면 전화해주세요: ${association.supportPhone} (${association.hours})`,
  ],
})

/** Must match `refundArrival`; the days count from the day on which the gateway returned the money. */
const ARRIVAL = {
  card: '카드는 3~7일 뒤 보입니다.',
  account: '계좌에는 2~3일 안에 들어옵니다.',
  other: '은행에 따라 3~7일 뒤 보입니다.',
}

/** `method` tells how the money returns: by the card company, into an account, or otherwise. */
export const refunded = onlineMessage<{ amountWon: number; method: keyof typeof ARRIVAL }>({
  label: '환불 완료',
  body: '[위생교육] {금액} 환불했습니다. {받는 때}',
  samples: { 금액: '36,000원', '받는 때': ARRIVAL.card },
  needs: ['금액'],
  values: ({ amountWon, method }) => ({ 금액: formatWon(amountWon), '받는 때': ARRIVAL[method] }),
})
