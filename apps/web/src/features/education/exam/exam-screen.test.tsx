import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ExamScreen } from './exam-screen.tsx'

const QUESTIONS = [31, 7, 12].map((questionNo) => ({
  questionNo,
  text: `${questionNo}에 관한 문제`,
  choices: ['가', '나'],
  chosen: null as number | null,
}))
const PAPER = { attemptNo: 5, round: 1, passScore: 60, startedAt: '2026-11-22T01:00:00.000Z' }
const FAILED = {
  attemptNo: 5,
  score: 33,
  passScore: 60,
  passed: false,
  correctCount: 1,
  questionCount: 3,
  status: 'surveyed',
  certificateNumber: null,
}
const MISSED = {
  onlineEduNo: 9,
  endDate: '2026-12-31',
  list: [{ onlineClassNo: 4, order: 2, title: '식중독 예방', missedCount: 2 }],
}

let saved: object[]
let answers: Record<string, () => object>

async function answer(address: string, init?: RequestInit) {
  const { pathname } = new URL(address, 'http://here')
  if (pathname.endsWith('saveAnswer')) saved.push(JSON.parse(init?.body as string) as object)
  return Response.json({ code: 1, message: '', entity: answers[pathname]?.() ?? {} })
}

beforeEach(() => {
  saved = []
  answers = {
    '/api/evaluation/fetchEvaluationList': () => ({ ...PAPER, questions: QUESTIONS }),
    '/api/evaluation/saveAnswer': () => ({ attemptNo: 5, answeredCount: 1 }),
    '/api/user/class/updateEvaluation': () => FAILED,
    '/api/evaluation/missedLectures': () => MISSED,
  }
  sessionStorage.clear()
  vi.stubGlobal('fetch', vi.fn(answer))
  vi.stubGlobal('scrollTo', () => undefined)
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
  vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date('2026-11-22T10:24:00+09:00') })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function show() {
  const router = createMemoryRouter(
    [
      { path: '/edu/study/exam', element: <ExamScreen enrolmentNo={9} /> },
      { path: '/edu/replay/video', element: <p>the lecture</p> },
    ],
    { initialEntries: ['/edu/study/exam?onlineEduNo=9'] },
  )
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  return router
}

async function begin() {
  show()
  await at(1)
}

const at = (number: number) => screen.findByRole('heading', { name: `문제 ${number} / 3` })
const isAt = (number: number) => screen.queryByRole('heading', { name: `문제 ${number} / 3` }) !== null
const radio = (name: string) => screen.getByRole('radio', { name })
const button = (name: string) => screen.getByRole('button', { name })
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

async function tap(name: string) {
  fireEvent.pointerDown(radio(name), { width: 38, height: 41, pointerType: 'touch' })
  fireEvent.click(radio(name))
  await screen.findByText(/^저장했습니다/)
}

async function chooseByKey(name: string) {
  fireEvent.keyDown(radio(name), { key: ' ' })
  fireEvent.click(radio(name))
  await screen.findByText('저장했습니다.')
}

describe('an exam question', () => {
  it('saves a tapped answer, says so, and turns to the next question after 0.8 s', async () => {
    await begin()
    await tap('2. 나')
    expect(saved).toEqual([{ attemptNo: 5, questionNo: 31, chosen: 1 }])
    expect(screen.getByText('저장했습니다. 다음 문제로 넘어갑니다.')).toBeTruthy()
    await pass(700)
    expect(isAt(1)).toBe(true)
    await pass(150)
    expect(document.activeElement).toBe(await at(2))
  })

  it('waits for «다음 문제» after an answer by key or screen reader', async () => {
    await begin()
    await chooseByKey('1. 가')
    await pass(3_000)
    expect(isAt(1)).toBe(true)
    fireEvent.click(radio('2. 나'))
    await screen.findByText('저장했습니다.')
    await pass(3_000)
    expect(isAt(1)).toBe(true)
    fireEvent.click(button('다음 문제'))
    await at(2)
  })

  it('does not turn once the person has moved, and restarts the delay on another answer', async () => {
    await begin()
    await tap('1. 가')
    await pass(600)
    await tap('2. 나')
    await pass(600)
    expect(isAt(1)).toBe(true)
    await pass(300)
    await at(2)
    await tap('1. 가')
    fireEvent.click(button('이전 문제'))
    await at(1)
    await pass(3_000)
    expect(isAt(1)).toBe(true)
    expect(saved).toHaveLength(3)
  })
})

it('lists the open questions on the last page and hands in when there are none', async () => {
  await begin()
  fireEvent.click(button('나중에 풀기'))
  await at(2)
  await tap('1. 가')
  await pass(900)
  await at(3)
  await tap('1. 가')
  expect(screen.getByText('저장했습니다. 제출하실 차례입니다.')).toBeTruthy()
  await pass(900)

  expect(document.activeElement).toBe(
    screen.getByRole('heading', { name: '답하지 않은 문제가 1개 있습니다' }),
  )
  expect(button('제출하기').getAttribute('aria-disabled')).toBe('true')
  fireEvent.click(button('1번 31에 관한 문제'))
  await at(1)
  await tap('2. 나')
  await pass(900)
  await screen.findByRole('heading', { name: '3문제에 모두 답하셨습니다' })
  expect(button('제출하기').getAttribute('aria-disabled')).toBeNull()
})

it('names the lectures to repeat after a failure, also on return, and opens a new paper', async () => {
  answers['/api/evaluation/fetchEvaluationList'] = () => ({
    ...PAPER,
    questions: QUESTIONS.map((question) => ({ ...question, chosen: 0 })),
  })
  const router = show()
  fireEvent.click(await screen.findByRole('button', { name: '제출하기' }))
  await screen.findByRole('heading', { name: '한 문제만 더 맞히면 합격입니다' })
  await screen.findByRole('heading', { name: '2강 식중독 예방' })
  expect(screen.getByText('2문제 틀림')).toBeTruthy()
  expect(screen.getByText(/12월 31일/).parentElement?.textContent).toContain('18시까지')

  fireEvent.click(screen.getByRole('link', { name: /^이 강의 다시 듣기/ }))
  await screen.findByText('the lecture')
  expect(router.state.location.search).toBe('?onlineClassNo=4&onlineEduNo=9')
  await act(() => router.navigate(-1))
  await screen.findByRole('heading', { name: '2강 식중독 예방' })

  answers['/api/evaluation/fetchEvaluationList'] = () => ({ ...PAPER, attemptNo: 6, questions: QUESTIONS })
  fireEvent.click(button('다시 평가받기'))
  await at(1)
})
