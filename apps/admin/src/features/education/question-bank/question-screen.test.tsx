import { fireEvent, screen, waitFor } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { afterEach, describe, expect, it } from 'vitest'
import { leaveStaffScreen, openStaffScreen, press, server, type } from '../../../testing/staff-screen.tsx'
import { BanksScreen } from './banks-screen.tsx'
import { NewQuestionScreen } from './new-question-screen.tsx'
import { QuestionScreen } from './question-screen.tsx'

const OLD = { year: 2024, salesType: 2, industryType: 1 }
const NOW = { ...OLD, year: 2026 }
const choice = (count: number, share: number) => ({ count, share })
const ANALYSIS = {
  answers: 200,
  share: 0.72,
  discrimination: -0.054,
  groups: { upper: 0.81, lower: 0.39, difference: 0.42 },
  choices: [choice(144, 0.72), choice(40, 0.2), choice(15, 0.075), choice(1, 0.005)],
  marks: ['negative', 'deadChoice'],
}
const EDITION = {
  questionNo: 12,
  edition: 1,
  writtenAt: null,
  writtenBy: null,
  banks: [NOW, OLD],
  answers: 200,
  share: 0.72,
}
const QUESTION = {
  questionNo: 12,
  edition: 1,
  topic: '개인위생',
  text: '손은 언제 씻습니까?',
  choices: ['조리 앞', '조리 뒤', '쉴 때', '안 씻음'],
  answer: 0,
  explanation: '',
  lectureNo: null,
  state: 'inUse',
  banks: [NOW, OLD],
  drawnAt: '2026-11-01T00:00:00.000Z',
  analysis: ANALYSIS,
  analyses: [{ bank: NOW, analysis: ANALYSIS }],
  editions: [EDITION],
}
const BANKS = {
  asOf: '2026-11-25T00:00:00.000Z',
  banks: [
    { ...NOW, inUse: 18, needed: 20, isDrawn: true },
    { ...OLD, inUse: 60, needed: 20, isDrawn: false },
  ],
  topics: ['개인위생'],
  lectures: [{ lectureNo: 3, title: '손 씻기' }],
}

function open(at: string, more: Record<string, object | string> = {}) {
  openStaffScreen(
    <Routes>
      <Route path="/questions/banks" element={<BanksScreen />} />
      <Route path="/questions/new" element={<NewQuestionScreen />} />
      <Route path="/questions/:no" element={<QuestionScreen />} />
    </Routes>,
    'education',
    {
      at,
      byPath: { '/api/staff/question': QUESTION, '/api/staff/questions/banks': BANKS, ...more },
    },
  )
}
afterEach(leaveStaffScreen)
async function pressThere(name: string) {
  await screen.findByRole('button', { name })
  await press(name)
}
const sent = (end: string) => server.asked.find(({ path }) => path.endsWith(end))?.sent

describe('a question', () => {
  it('shows the figures of a question, what to review, and what each figure means', async () => {
    open('/questions/12')
    await screen.findByText('-0.05', { selector: 'dd' })
    expect(screen.getByText('72%', { selector: 'dd' })).toBeTruthy()
    expect(screen.getByText(/15명 · 8%/)).toBeTruthy()
    expect(screen.getAllByText(/다른 문항을 잘 푼 사람이 이 문항을 더 틀렸습니다/)).toHaveLength(2)
  })

  it('writes a question as a new version into the banks that still supply papers', async () => {
    open('/questions/12', { '/api/staff/questions/change': { questionNo: 13, edition: 2 } })
    await pressThere('수정')
    type('문제', '손은 언제 꼭 씻습니까?')
    fireEvent.click(screen.getByLabelText('보기 2 정답'))
    await pressThere('보기 4 삭제')
    await pressThere('새 버전으로 저장')
    await waitFor(() => expect(sent('/change')).toBeTruthy())
    expect(sent('/change')).toMatchObject({
      questionNo: 12,
      lastEdition: 1,
      text: '손은 언제 꼭 씻습니까?',
      choices: ['조리 앞', '조리 뒤', '쉴 때'],
      answer: 1,
      banks: [NOW],
    })
  })

  it('shows the later editor both versions and accepts another save onto the newest', async () => {
    open('/questions/12', { '/api/staff/questions/change': 'QUESTION_CHANGED' })
    await pressThere('수정')
    type('문제', '내가 수정한 문제')
    const latest = { ...EDITION, questionNo: 13, edition: 2, writtenBy: '최교육', banks: [NOW] }
    server.byPath['/api/staff/question'] = {
      ...QUESTION,
      text: '먼저 수정한 문제',
      banks: [NOW],
      editions: [latest, EDITION],
    }
    await pressThere('새 버전으로 저장')
    await screen.findByText('최교육 님이 먼저 저장했습니다.')
    expect(await screen.findByText('먼저 수정한 문제', { selector: 'td' })).toBeTruthy()
    expect(screen.getByText('내가 수정한 문제', { selector: 'mark' })).toBeTruthy()
    server.asked = []
    await pressThere('내 것으로 다시 저장하기')
    await waitFor(() => expect(sent('/change')).toMatchObject({ lastEdition: 2, text: '내가 수정한 문제' }))
  })

  it('retires a question with a reason and shows the refusal when the bank runs short', async () => {
    open('/questions/12', { '/api/staff/questions/retire': 'QUESTION_BANK_SHORT' })
    await pressThere('사용 중지')
    type('사유', '법이 바뀜')
    fireEvent.click(screen.getAllByRole('button', { name: '사용 중지' }).at(-1)!)
    expect(await screen.findByText(/평가에 낼 문항이 모자랍니다/)).toBeTruthy()
    expect(sent('/retire')).toEqual({ questionNo: 12, lastEdition: 1, reason: '법이 바뀜' })
  })
})

it('names what a new question lacks before sending', async () => {
  open('/questions/new')
  await pressThere('넣기')
  for (const text of [/주제를 입력/, /문제를 입력/, /빈 보기를/, /은행을 하나 이상/])
    expect(screen.getAllByText(text).length).toBeGreaterThan(0)
  expect(sent('/add')).toBeUndefined()
})

it('shows which bank is short of questions', async () => {
  open('/questions/banks')
  expect(await screen.findByText('2문항 모자람')).toBeTruthy()
  expect(screen.getByText('지난 해')).toBeTruthy()
})
