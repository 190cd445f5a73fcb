import { expect, test } from 'vitest'
import { type KeptEvent, paymentEventText } from './event-text.ts'

const event: KeptEvent = {
  kind: 'heard',
  status: 'paid',
  gatewayStatus: 'PAID',
  amountWon: 36_000,
  text: null,
}

test.each<[Partial<KeptEvent>, string, string]>([
  [{}, 'gateway', '승인 36,000원 → 결제 완료'],
  [{ gatewayStatus: 'NEW_WORD', status: 'ready', amountWon: null }, 'gateway', 'NEW_WORD → 결제 대기'],
  [
    { kind: 'closed', amountWon: null, text: '기한이 지났습니다.' },
    'ours',
    '주문을 닫음: 기한이 지났습니다.',
  ],
  [{ kind: 'entered', text: '창구 현금' }, 'staff', '관리자 결제를 넣음 36,000원: 창구 현금'],
])('words the payment event %j for side %s as %s', (change, side, text) => {
  expect(paymentEventText({ ...event, ...change })).toEqual({ side, text })
})
