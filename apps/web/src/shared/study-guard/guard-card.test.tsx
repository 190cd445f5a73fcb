import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { type Guard, GuardCard } from './guard-card.tsx'

const GUARD: Guard = {
  state: 'ahead',
  startBy: '2026-12-31T05:20:00.000Z',
  lectureCount: 5,
  lectureSeconds: 10_800,
  surveyMinutes: 10,
  testMinutes: 30,
}
const steps = () => screen.queryAllByRole('listitem').map((item) => item.textContent)

afterEach(cleanup)

it('shows the latest start and what the hours from there are for', () => {
  render(<GuardCard guard={GUARD} />)
  screen.getByRole('region', { name: '늦어도 12월 31일 14:20에 시작하셔야 합니다' })
  expect(steps()).toEqual([
    '14:20강의 5개 3시간',
    '17:20설문·본인확인 10분',
    '17:30평가 30분',
    '18:00마감 지나면 올해 교육이 아닙니다',
  ])
})

it.each([
  ['now', '지금 시작하셔야 합니다', '강의와 설문, 평가에 3시간 40분이 걸립니다.'],
  ['evening', '오늘 밤 12시까지 마치실 수 있습니다', '강의와 설문, 평가에 3시간 40분이 걸립니다.'],
  ['over', '올해 안에 마치실 수 없습니다', '새해 교육은 1월 1일 9시부터 신청하실 수 있습니다.'],
] as const)('shows for the state %s «%s»', (state, sentence, detail) => {
  render(<GuardCard guard={{ ...GUARD, state }} />)
  expect(screen.getByRole('heading').textContent).toBe(sentence)
  expect(screen.getByText(detail)).toBeTruthy()
  expect(steps()).toEqual([])
})

it('says that no payment is taken when the course closes payment', () => {
  render(<GuardCard guard={{ ...GUARD, state: 'over' }} isPaymentClosed />)
  expect(screen.getByText(/^그래서 결제를 받지 않습니다\./)).toBeTruthy()
})
