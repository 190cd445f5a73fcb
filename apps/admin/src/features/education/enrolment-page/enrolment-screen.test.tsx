import { act, fireEvent, screen, within } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { afterEach, describe, expect, it } from 'vitest'
import {
  leaveStaffScreen,
  openStaffScreen,
  press,
  server,
  submit,
  type,
} from '../../../testing/staff-screen.tsx'
import { EnrolmentScreen } from './enrolment-screen.tsx'

const RECORD = {
  kind: 'online',
  number: 98_114,
  applicationNo: 7,
  memberNo: 5,
  courseName: '2026년 기존 영업자 위생교육',
  courseNo: 7,
  edition: 1,
  year: 2026,
  salesType: 2,
  industryType: 1,
  status: 'studying',
  price: 36_000,
  userName: '김*민',
  birth: '1968-**-**',
  phone: '010-****-6793',
  businessName: '옥자네 분식',
  representative: '김*민',
  licenseNumber: '2014-0331-***',
  address: '경기도 수원시 ***',
  positionType: 1,
  steps: {
    applied: '2026-09-28T05:02:00.000Z',
    paid: '2026-09-28T05:10:00.000Z',
    studied: null,
    surveyed: null,
    completed: null,
    ended: null,
  },
  lectures: [
    { title: '개인위생', creditedSeconds: 60, durationSeconds: 2100, finishedAt: null },
    { title: '법령', creditedSeconds: 2700, durationSeconds: 2700, finishedAt: '2026-09-29T11:12:00.000Z' },
  ],
  identityChecks: [{ requestedAt: '2026-10-02T07:20:00.000Z', method: 2, outcome: 'refused' }],
  attempts: [],
  passScore: 60,
  questionCount: 20,
  session: null,
  payments: [
    {
      paymentNo: 3,
      orderNumber: '2609-2831-8771',
      amountWon: 36_000,
      status: 'paid',
      refundStatus: null,
      paidAt: null,
    },
  ],
  refund: {
    paymentNo: 3,
    isAllowed: true,
    amountWon: 36_000,
    untilOn: '2026-12-22',
    sentence: '수료 전이므로 결제하신 36,000원을 모두 돌려드립니다.',
    method: 'KB국민카드',
    needsBankAccount: false,
  },
  certificates: [],
  former: null,
  untilOn: '2026-12-31',
  may: { correct: true, cancel: false, refund: true, extend: true },
}
/** The case bar and masked fields request the employee's open cases. */
const NO_CASES = { list: [] }

async function open(record: object = RECORD, role: 'education' | 'readOnly' = 'education', at = '98114') {
  openStaffScreen(
    <Routes>
      <Route path="/enrolments/:no" element={<EnrolmentScreen />} />
    </Routes>,
    role,
    { at: `/enrolments/${at}`, answers: [record, NO_CASES] },
  )
  await screen.findByRole('heading', { level: 1 })
}
afterEach(leaveStaffScreen)

describe('one enrolment at the console', () => {
  it('shows the editions of the certificate and opens the file in a case only', async () => {
    const line = { certificateNo: 9, certificateNumber: '2026-01-0106793', businessName: '옥자네 분식' }
    const issuedAt = '2026-12-08T01:44:00.000Z'
    const valid = { edition: 2, verificationNumber: 'M4RD-9WX1-6KZC', status: 'valid', withdrawnAt: null }
    const old = {
      edition: 1,
      verificationNumber: '7K3M-QX2T-B4F7',
      status: 'superseded',
      withdrawnAt: issuedAt,
    }
    const certificates = [valid, old].map((edition) => ({ ...line, ...edition, issuedAt, isDrawn: true }))
    await open({ ...RECORD, certificates })
    const row = within(await screen.findByRole('row', { name: /7K3M-QX2T-B4F7/ }))
    expect(row.getByText('‘2026.12.08 새 수료증으로 대체되었습니다’')).toBeTruthy()
    expect(screen.getByText('버전 2')).toBeTruthy()
    await press('크게 보기')
    expect(await screen.findByRole('dialog', { name: '무슨 일로 보시나요?' })).toBeTruthy()
    expect(server.asked.some(({ path }) => path === '/api/staff/certificates/open')).toBe(false)
  })

  it('shows steps, lectures, checks and payments with each number as a link', async () => {
    await open()
    await screen.findByText('수강 신청 건 98114')
    expect(server.asked[0]?.sent).toEqual({ kind: 'online', number: 98_114 })
    const lectures = within(screen.getByRole('table', { name: '수강' }))
    expect(lectures.getByText('01:00 / 35:00')).toBeTruthy()
    expect(lectures.getByText('수강 완료')).toBeTruthy()
    expect(screen.getByText('확인되지 않음')).toBeTruthy()
    expect(screen.getByRole('link', { name: '2609-2831-8771' }).getAttribute('href')).toBe('/payments/3')
  })

  it('opens the correction by its key and sends the typed words without empty ones', async () => {
    await open()
    await screen.findByText('수강 신청 건 98114')
    fireEvent.keyDown(document.body, { key: 'e', code: 'KeyE' })
    type(/업소명/, '옥자네 밥집')
    type('사유', '영업신고증과 다름')
    server.answers.push({ kind: 'online', number: 98_114 }, RECORD)
    await submit('수정 내용 저장')
    expect(server.asked.find(({ path }) => path.endsWith('/correct'))?.sent).toEqual({
      kind: 'online',
      number: 98_114,
      reason: '영업신고증과 다름',
      positionType: 1,
      businessName: '옥자네 밥집',
    })
  })

  it('refunds an enrolment after showing the amount, method, last day and consequences', async () => {
    await open()
    await screen.findByText('환불 가능 · 12월 22일(화)까지 36,000원')
    await press('취소·환불')
    const changes = within(screen.getByRole('table', { name: '달라지는 것' }))
    expect(changes.getByRole('row', { name: /환불 금액 - 36,000원/ })).toBeTruthy()
    expect(changes.getByRole('row', { name: /환불 방법 - KB국민카드로 취소/ })).toBeTruthy()
    expect(changes.getByRole('row', { name: /환불 기한 2026.12.22까지/ })).toBeTruthy()
    expect(screen.getByText('환불이 끝나면 회원에게 문자로 알립니다.')).toBeTruthy()
    type('취소 사유', '폐업하심')
    const ended = { ...RECORD.steps, ended: '2026-11-24T01:00:00.000Z' }
    const payments = [{ ...RECORD.payments[0], status: 'cancelled', refundStatus: 'done' }]
    const may = { correct: false, cancel: false, refund: false, extend: false }
    const refunded = { ...RECORD, status: 'refunded', steps: ended, payments, refund: null, may }
    server.answers.push({ kind: 'online', number: 98_114, refund: 36_000 }, refunded, NO_CASES)
    await submit('36,000원 환불하기')
    expect(await screen.findByText('신청을 취소했습니다. 36,000원을 환불하고 있습니다.')).toBeTruthy()
    expect(await screen.findAllByText('환불 완료')).toHaveLength(2)
    expect(screen.queryByText('결제 완료')).toBeNull()
    expect(screen.getByText('환불', { exact: true })).toBeTruthy()
  })

  it('asks for an account when no automatic refund is possible and keeps the reason', async () => {
    await open()
    await screen.findByText('수강 신청 건 98114')
    await press('취소·환불')
    type('취소 사유', '폐업하심')
    server.answers.push('REFUND_ACCOUNT_REQUIRED')
    await submit('36,000원 환불하기')
    type('은행', 'SHINHAN')
    type('계좌번호', '110123456789')
    type('예금주', '김영민')
    server.answers.push({ kind: 'online', number: 98_114, refund: 36_000 }, RECORD)
    await submit('36,000원 환불하기')
    expect(server.asked.findLast(({ path }) => path.endsWith('/cancel'))?.sent).toMatchObject({
      reason: '폐업하심',
      refundAccount: { bank: 'SHINHAN', accountNumber: '110123456789', holder: '김영민' },
    })
  })

  it('shows why a refund is refused and where two people refund beyond the terms', async () => {
    const sentence = '결제일부터 한 달이 지나 환불되지 않습니다.'
    await open({ ...RECORD, refund: { ...RECORD.refund, isAllowed: false, amountWon: 0, sentence } })
    await press('취소·환불')
    expect(await screen.findAllByText(`환불 불가 · ${sentence}`)).toHaveLength(2)
    expect(screen.getByRole('link', { name: '결제 화면 열기' }).getAttribute('href')).toBe('/payments/3')
    expect(screen.queryByRole('button', { name: /환불하기/ })).toBeNull()
  })

  it('extends the study period with a proposed last day and a reason', async () => {
    await open()
    await screen.findByText('수강 신청 건 98114')
    await press('기간 늘리기')
    expect(screen.getByLabelText<HTMLInputElement>(/수강 마지막 날/).value).toBe('2027.01.31')
    type('사유', '병원에 계셨음')
    server.answers.push({ onlineEduNo: 98_114, untilOn: '2027-01-31' }, RECORD)
    await act(async () => fireEvent.submit(screen.getByLabelText('사유')))
    expect(server.asked.findLast(({ path }) => path.endsWith('/extend'))?.sent).toEqual({
      onlineEduNo: 98_114,
      untilOn: '2027-01-31',
      reason: '병원에 계셨음',
    })
    expect(await screen.findByText('2027.01.31까지 늘렸습니다.')).toBeTruthy()
  })

  it('offers a reader no action', async () => {
    await open(RECORD, 'readOnly')
    await screen.findByText('수강 신청 건 98114')
    expect(screen.queryByRole('button', { name: '취소·환불' })).toBeNull()
    expect(screen.queryByRole('button', { name: /^수정/ })).toBeNull()
  })

  it('shows no screen for an address without an enrolment number', async () => {
    await open(RECORD, 'education', 'x1')
    expect(screen.getByText('찾을 수 없는 화면')).toBeTruthy()
    expect(server.asked).toEqual([])
  })
})
