import { seoulDay } from '@hygiene/domain'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  leaveStaffScreen,
  openStaffScreen,
  press,
  server,
  submit,
  type,
} from '../../testing/staff-screen.tsx'
import { MoneyScreen } from './money-screen.tsx'
import type { FlaggedPayment } from './money-words.ts'

const late: FlaggedPayment = {
  paymentNo: 7,
  orderNumber: '2611-4108-8898',
  applicationNo: 31,
  memberNo: 2,
  userId: 'youngja60',
  userName: '김*자',
  phone: '010-****-5678',
  orderName: '2026 기존영업자 위생교육',
  paymentType: 1,
  amountWon: 36_000,
  paidAt: '2026-11-21T01:00:00.000Z',
  concern: 'lateMoney',
  attention: '끝난 신청에 입금되었습니다. 환불이 필요합니다.',
  refund: null,
  needsAccount: false,
}
const pageOf = (...list: FlaggedPayment[]) => ({
  list,
  pageInfo: { page: 1, totalPage: 1, totalRow: list.length },
})
const REFUND = '환불하기 주문번호 2611-4108-8898'

beforeEach(() => openStaffScreen(<MoneyScreen />, 'finance'))
afterEach(leaveStaffScreen)

async function look(...list: FlaggedPayment[]) {
  server.answers = [pageOf(...list)]
  type('조회 사유', '오늘의 입금')
  await submit('조회하기')
  await screen.findByRole('heading', { name: /^확인이 필요한 입금 \d+건$/ })
}
const lastAsked = () => server.asked.at(-1)

describe('money in front of staff', () => {
  it('is shown after a reason is given, and nothing is asked before', async () => {
    await submit('조회하기')
    expect(screen.getByText('조회 사유를 2자 이상 입력해주세요.')).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByLabelText('조회 사유'))
    expect(server.asked).toEqual([])

    await look(late)
    expect(lastAsked()).toEqual({
      path: '/api/staff/flaggedPayments',
      sent: { reason: '오늘의 입금', page: 1 },
    })
    expect(screen.getByRole('heading', { name: '확인이 필요한 입금 1건' })).toBeTruthy()
    for (const words of ['36,000원', '김*자 (youngja60)', '환불 필요', late.attention]) {
      expect(screen.getByText(words)).toBeTruthy()
    }
  })

  it('is given back after the amount was named twice, and the list is read again', async () => {
    await look(late)
    await press(REFUND)
    await submit('36,000원 환불하기')
    expect(screen.getByText('환불 사유를 2자 이상 입력해주세요.')).toBeTruthy()
    type('환불 사유', '취소 뒤 입금')
    await submit('36,000원 환불하기')
    expect(screen.getByText(/김\*자님께 36,000원을 환불합니다/)).toBeTruthy()
    expect(server.asked).toHaveLength(1)

    server.answers = [{ refundNo: 1, status: 'requested', amountWon: 36_000 }, pageOf()]
    await press('36,000원 환불')
    await waitFor(() => expect(server.asked).toHaveLength(3))
    expect(server.asked[1]).toEqual({
      path: '/api/staff/refundFlaggedPayment',
      sent: { paymentNo: 7, amountWon: 36_000, reason: '취소 뒤 입금' },
    })
    expect(lastAsked()?.path).toBe('/api/staff/flaggedPayments')
    expect(await screen.findByText('확인할 입금이 없습니다.')).toBeTruthy()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('refused by the gateway is tried again, or written down as transferred', async () => {
    const now = new Date()
    const transferredOn = seoulDay(now)
    const refused = {
      status: 'failed',
      askedAt: now.toISOString(),
      requestedAt: now.toISOString(),
      failure: '예금주가 다릅니다.',
    } as const
    await look({ ...late, concern: 'refundFailed', refund: refused })
    expect(screen.getByRole('button', { name: REFUND })).toBeTruthy()
    await press('송금 기록하기 주문번호 2611-4108-8898')
    type('송금 확인 내용', '302-1234-5678-91 이체')
    await submit('36,000원 송금 기록하기')
    expect(screen.getByText('송금한 날을 골라주세요.')).toBeTruthy()
    expect(screen.getByText(/긴 번호는 적지 말아주세요/)).toBeTruthy()
    type('송금한 날', transferredOn)
    type('송금 확인 내용', '기업은행 이체, 끝 4자리 5678')
    await submit('36,000원 송금 기록하기')
    expect(screen.getByText(/김\*자님께 .*에 36,000원을 송금한 것으로/)).toBeTruthy()
    server.answers = [{ refundNo: 2, status: 'done', amountWon: 36_000, transferredOn }, pageOf()]
    await press('송금 기록')
    await waitFor(() => expect(server.asked).toHaveLength(3))
    expect(server.asked[1]).toEqual({
      path: '/api/staff/recordRefundTransfer',
      sent: {
        paymentNo: 7,
        amountWon: 36_000,
        transferredOn,
        transferNote: '기업은행 이체, 끝 4자리 5678',
      },
    })
    expect(await screen.findByText('확인할 입금이 없습니다.')).toBeTruthy()
  })

  it('is not given back where the employee says no to the question', async () => {
    await look(late)
    await press(REFUND)
    type('환불 사유', '취소 뒤 입금')
    await submit('36,000원 환불하기')
    await press('취소')
    expect(server.asked).toHaveLength(1)
  })

  it('asks for an account where it came by deposit, and sends it', async () => {
    await look({ ...late, paymentType: 3, needsAccount: true })
    await press(REFUND)
    type('환불 사유', '취소 뒤 입금')
    await submit('36,000원 환불하기')
    expect(screen.getByText('은행을 골라주세요.')).toBeTruthy()
    type('은행', 'NONGHYUP')
    type('계좌번호', '302-1234-5678-91')
    type(/^예금주/, '김영자')
    await submit('36,000원 환불하기')
    server.answers = ['REFUND_AMOUNT_DIFFERS']
    await press('36,000원 환불')
    expect(await screen.findByText(/화면의 금액과 환불할 금액이 다릅니다/)).toBeTruthy()
    await press('확인')
    expect(lastAsked()?.sent).toMatchObject({
      refundAccount: { bank: 'NONGHYUP', accountNumber: '302-1234-5678-91', holder: '김영자' },
    })
  })

  it('on its way back is only looked at, and what was settled elsewhere is taken off with words', async () => {
    const under = { ...late, concern: 'refundUnderWay' } as const
    const differs = {
      ...late,
      paymentNo: 8,
      orderNumber: '2611-0000-0008',
      applicationNo: 32,
      concern: 'amountDiffers',
    } as const
    await look(under, differs)
    expect(screen.queryByRole('button', { name: REFUND })).toBeNull()
    await press('확인 마치기 주문번호 2611-0000-0008')
    await submit('확인 마치기')
    expect(screen.getByText('어떻게 처리했는지 2자 이상 입력해주세요.')).toBeTruthy()
    type('처리한 내용', '결제사에서 차액 환불')
    server.answers = [{ paymentNo: 8 }, pageOf(under)]
    await submit('확인 마치기')
    await waitFor(() => expect(server.asked).toHaveLength(3))
    expect(server.asked[1]).toEqual({
      path: '/api/staff/closeFlaggedPayment',
      sent: { paymentNo: 8, reason: '결제사에서 차액 환불' },
    })
  })
})
