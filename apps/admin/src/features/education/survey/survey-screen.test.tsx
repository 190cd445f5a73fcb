import { fireEvent, screen, waitFor } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { afterEach, describe, expect, it } from 'vitest'
import { leaveStaffScreen, openStaffScreen, press, server, type } from '../../../testing/staff-screen.tsx'
import { SurveyScreen } from './survey-screen.tsx'
import { SurveysScreen } from './surveys-screen.tsx'

const STEPS = ['아니다', '보통', '그렇다']
const answers = (average: number | null) => [
  { questionNo: 1, answers: 10, counts: [1, 2, 7], average },
  { questionNo: 2, answers: 4, counts: [], average: null },
]
const SURVEY = {
  surveyNo: 5,
  year: 2026,
  edition: 2,
  lastEdition: 2,
  lastSurveyNo: 5,
  title: '2026년 만족도 조사',
  writtenAt: '2026-11-01T00:00:00.000Z',
  writtenBy: '최교육',
  questions: [
    {
      questionNo: 1,
      kind: 'choice',
      text: '도움이 되었다.',
      choices: STEPS,
      isScale: true,
      isRequired: true,
    },
    { questionNo: 2, kind: 'text', text: '바라는 점', choices: [], isScale: false, isRequired: false },
  ],
  asOf: '2026-11-25T01:00:00.000Z',
  results: { answers: 10, questions: answers(2.6) },
  groups: [
    { by: 'course', group: '2-1', answers: 10, questions: answers(2.6) },
    { by: 'course', group: '2-2', answers: null, questions: null },
    { by: 'month', group: '2026-11', answers: 10, questions: answers(2.6) },
  ],
}

function open(at: string, role: 'education' | 'readOnly', more: Record<string, object | string> = {}) {
  openStaffScreen(
    <Routes>
      <Route path="/surveys" element={<SurveysScreen />} />
      <Route path="/surveys/:no" element={<SurveyScreen />} />
    </Routes>,
    role,
    { at, byPath: { '/api/staff/survey': SURVEY, ...more } },
  )
}
afterEach(leaveStaffScreen)
async function pressThere(name: string) {
  await screen.findByRole('button', { name })
  await press(name)
}
const sent = (end: string) => server.asked.findLast(({ path }) => path.endsWith(end))?.sent

describe('the results of a survey', () => {
  it('shows shares and averages and says which groups are hidden', async () => {
    open('/surveys/5', 'readOnly')
    expect(await screen.findByText(/7명 · 70%/)).toBeTruthy()
    expect(screen.getAllByText('2.6점').length).toBe(2)
    expect(screen.getByText('5명이 안 되어 보이지 않습니다')).toBeTruthy()
    expect(screen.getByText('적은 글은 교육과 본부가 봅니다.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: '수정' })).toBeNull()
  })

  it('loads free texts on request', async () => {
    open('/surveys/5', 'education', { '/api/staff/surveys/texts': { texts: ['좋았습니다'], isLast: true } })
    await pressThere('적은 글 보기')
    expect(await screen.findByText('좋았습니다')).toBeTruthy()
  })
})

describe('the survey editor', () => {
  it('moves questions by keyboard and sends their kinds', async () => {
    open('/surveys/5', 'education', { '/api/staff/surveys/save': { surveyNo: 6, edition: 3 } })
    await pressThere('수정')
    fireEvent.keyDown(screen.getByLabelText('질문 2'), { key: 'ArrowUp', altKey: true })
    await pressThere('질문 추가')
    type('질문 3', '또 듣고 싶다.')
    await pressThere('새 버전으로 저장')
    await waitFor(() => expect(sent('/save')).toBeTruthy())
    expect(sent('/save')).toMatchObject({
      year: 2026,
      lastEdition: 2,
      questions: [
        { kind: 'text', text: '바라는 점', choices: [] },
        { kind: 'choice', isScale: true, choices: STEPS },
        { kind: 'choice', isScale: true, text: '또 듣고 싶다.' },
      ],
    })
  })

  it('shows both versions when another employee saved first', async () => {
    open('/surveys/5', 'education', { '/api/staff/surveys/save': 'SURVEY_CHANGED' })
    await pressThere('수정')
    type('설문 이름', '내 이름')
    server.byPath['/api/staff/survey'] = {
      ...SURVEY,
      title: '먼저 수정한 이름',
      lastEdition: 3,
      lastSurveyNo: 6,
    }
    await pressThere('새 버전으로 저장')
    expect(await screen.findByText('먼저 수정한 이름', { selector: 'td' })).toBeTruthy()
    server.asked = []
    await pressThere('내 것으로 다시 저장하기')
    await waitFor(() => expect(sent('/save')).toMatchObject({ lastEdition: 3, title: '내 이름' }))
  })
})
