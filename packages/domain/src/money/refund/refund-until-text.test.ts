import { describe, expect, it } from 'vitest'
import { seoulInstant, seoulDay, addSeoulDays } from '../../time/seoul-day.ts'
import { PaymentType } from '../../text.ts'
import { judgeInPersonRefund } from './in-person-refund.ts'
import { judgeOnlineRefund } from './refund-terms.ts'
import { inPersonRefundUntilText, onlineRefundUntilText } from './refund-until-text.ts'

const plain = (text: string) => text.replaceAll('\u2060', '')

describe('the last refund day before payment', () => {
  it.each([
    ['2026-11-22', PaymentType.card, '수료 전에는 12월 22일(화)까지 전액 환불됩니다.'],
    ['2026-12-10', PaymentType.transfer, '수료 전에는 12월 31일(목)까지 전액 환불됩니다.'],
    ['2026-01-31', PaymentType.mobile, '수료 전에는 2월 28일(토)까지 전액 환불됩니다.'],
    ['2026-11-22', null, '수료 전에는 12월 22일(화)까지 전액 환불됩니다.'],
    [
      '2026-11-22',
      PaymentType.virtualAccount,
      '수료 전에는 입금하신 날부터 한 달, 늦어도 12월 31일(목)까지 전액 환불됩니다.',
    ],
  ])('names the last refund day of a course paid on %s by method %s', (day, paymentType, text) => {
    const said = onlineRefundUntilText({ year: 2026, paymentType }, seoulInstant(day, '10:00'))
    expect(plain(said)).toBe(text)
  })

  it('names the last day on which the rule refunds an online course', () => {
    for (let day = '2026-01-01'; day <= '2026-12-31'; day = addSeoulDays(day, 1)) {
      const paidAt = seoulInstant(day, '15:00')
      const facts = {
        amountWon: 1,
        paidAt,
        completedAt: null,
        educationYear: 2026,
        paymentType: PaymentType.card,
      }
      const last = judgeOnlineRefund(facts, paidAt).refundableUntilOn ?? ''
      expect(judgeOnlineRefund(facts, seoulInstant(last, '23:59')).allowed).toBe(true)
      expect(judgeOnlineRefund(facts, seoulInstant(addSeoulDays(last, 1), '00:00')).allowed).toBe(false)
      const [, month, date] = last.split('-')
      const said = onlineRefundUntilText({ year: 2026, paymentType: PaymentType.card }, paidAt)
      expect(said).toContain(`${Number(month)}월`)
      expect(said).toContain(`${Number(date)}일`)
    }
  })

  it('names for a seat the day before its session', () => {
    const startsAt = seoulInstant('2026-12-02', '10:00')
    expect(plain(inPersonRefundUntilText(seoulDay(startsAt)))).toMatch(/^12월 1일\(화\) 밤 12시까지/)
    const facts = {
      amountWon: 1,
      paidAt: seoulInstant('2026-11-22', '10:00'),
      paymentType: PaymentType.card,
      session: { startsAt, isCancelled: false },
      completedAt: null,
      isAbsent: false,
    }
    expect(judgeInPersonRefund(facts, seoulInstant('2026-12-01', '23:59')).allowed).toBe(true)
    expect(judgeInPersonRefund(facts, seoulInstant('2026-12-02', '00:00')).allowed).toBe(false)
  })
})
