import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import {
  leaveStaffScreen,
  openStaffScreen,
  press,
  server,
  submit,
  type,
} from '../../testing/staff-screen.tsx'
import { CaseBar } from './case-bar.tsx'
import { CasePill } from './case-pill.tsx'
import { Masked } from './masked.tsx'
import { maskAgain } from './opened-fields.ts'

const found = {
  caseNo: 4,
  memberNo: 5,
  name: '정*자',
  purpose: 'study',
  text: '평가가 안 열림',
  openedAt: '2026-12-08T01:00:00.000Z',
  endsAt: '2026-12-08T01:30:00.000Z',
  leftSeconds: 1800,
}

afterEach(() => {
  maskAgain(5)
  leaveStaffScreen()
  vi.useRealTimers()
})

async function open(answers: object[], role: 'support' | 'finance' = 'support') {
  openStaffScreen(
    <>
      <CaseBar memberNo={5} />
      <Masked memberNo={5} field="phone" value="010-****-6793" />
      <Masked memberNo={5} field="birth" value="1957-**-**" />
    </>,
    role,
    { answers },
  )
  await act(async () => {})
}

it('asks for a case at the first eye, by number and words, then opens the others at once', async () => {
  await open([{ list: [] }])
  await press('휴대전화 보기')
  await submit('상담 시작하기')
  expect(screen.getByText('무슨 일인지 골라주세요.')).toBeTruthy()
  expect(server.asked).toHaveLength(1)

  fireEvent.keyDown(document.body, { key: '3' })
  type('한 줄 설명', '평가가 안 열림')
  server.answers = [found, { list: [found] }, { value: '01023456793' }]
  await submit('상담 시작하기')
  expect(await screen.findByText('010-2345-6793')).toBeTruthy()
  expect(server.asked.map(({ path }) => path.replace('/api/staff/cases/', ''))).toEqual([
    'mine',
    'open',
    'mine',
    'unmask',
  ])
  expect(server.asked[1]?.sent).toEqual({ memberNo: 5, purpose: 'study', text: '평가가 안 열림' })
  expect(server.asked[3]?.sent).toEqual({ memberNo: 5, field: 'phone' })

  server.answers = [{ value: '19570218' }]
  await press('생년월일 보기')
  expect(await screen.findByText('1957년 2월 18일')).toBeTruthy()
  expect(screen.getByText(/본 항목 2/)).toBeTruthy()
})

it('masks everything when the case is closed, and when its time is over', async () => {
  await open([{ list: [{ ...found, leftSeconds: 1 }] }])
  await screen.findByText('상담 중')
  server.answers = [{ value: '01023456793' }, { list: [] }]
  await press('휴대전화 보기')
  expect(await screen.findByText('010-2345-6793')).toBeTruthy()
  expect(await screen.findByText('30분이 지나 다시 가렸습니다.')).toBeTruthy()
  expect(await screen.findByText('010-****-6793')).toBeTruthy()
})

it('asks again when the server reports that the case is over', async () => {
  await open([{ list: [found] }])
  await screen.findByText('상담 중')
  server.answers = ['MEMBER_CASE_REQUIRED', { list: [] }]
  await press('휴대전화 보기')
  expect(await screen.findByText('무슨 일로 보시나요?')).toBeTruthy()
})

it('shows a case off the record with masked name, time left and link back, and closes there', async () => {
  openStaffScreen(<CasePill />, 'support', { at: '/payments', answers: [{ list: [found] }] })
  const back = await screen.findByRole('link', { name: /정\*자 30분/ })
  expect(back.getAttribute('href')).toBe('/members/5')
  server.answers = [{ memberNo: 5 }, { list: [] }]
  await press('정*자 상담 닫기')
  expect(server.asked.find(({ path }) => path.endsWith('/close'))?.sent).toEqual({ memberNo: 5 })
  expect(await screen.findByText('상담을 닫고 다시 가렸습니다.')).toBeTruthy()
  expect(screen.queryByRole('link')).toBeNull()
})

it('shows no pill on the record itself and says elsewhere when the time is over', async () => {
  openStaffScreen(<CasePill />, 'support', { at: '/members/5', answers: [{ list: [found] }] })
  await act(async () => {})
  expect(screen.queryByRole('link')).toBeNull()
  leaveStaffScreen()
  const answers = [{ list: [{ ...found, leftSeconds: 1 }] }, { list: [] }]
  openStaffScreen(<CasePill />, 'support', { at: '/sessions', answers })
  await screen.findByRole('link', { name: /정\*자/ })
  expect(await screen.findByText('30분이 지나 다시 가렸습니다.')).toBeTruthy()
})
