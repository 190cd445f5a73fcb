import { expect, it } from 'vitest'
import { type Forecast, forecastLines } from './cancel-text.ts'

const NOBODY: Forecast = {
  moved: 0,
  refunded: { people: 0, amountWon: 0 },
  awaitingAccount: { people: 0, amountWon: 0 },
  withoutPayment: 0,
  unpaid: 0,
  waiting: 0,
  waitingWithSeat: 0,
}

it('describes the effect of a cancellation on every booking and all payments', () => {
  const forecast: Forecast = {
    moved: 4,
    refunded: { people: 5, amountWon: 200_000 },
    awaitingAccount: { people: 1, amountWon: 40_000 },
    withoutPayment: 1,
    unpaid: 2,
    waiting: 3,
    waitingWithSeat: 1,
  }
  expect(forecastLines(forecast)).toEqual([
    '4명은 대체 회차로 옮깁니다. 결제하신 금액은 그대로입니다.',
    '5명에게 전액 환불합니다. (합계 200,000원)',
    '1명에게는 환불받을 계좌를 문자로 여쭙고 전액 환불합니다. (합계 40,000원)',
    '1명은 결제 내역을 찾지 못했습니다. 직접 확인해 환불해야 합니다.',
    '아직 결제하지 않은 2명의 신청은 취소됩니다.',
    '자리를 기다리던 3명의 대기가 끝납니다.',
    '다른 회차에 자리가 있는 1명은 대기만 끝나고 자리는 그대로입니다.',
  ])
})

it('leaves out groups without people', () => {
  expect(forecastLines(NOBODY)).toEqual([])
})
