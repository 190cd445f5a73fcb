import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { afterEach, describe, expect, it } from 'vitest'
import { leaveStaffScreen, openStaffScreen, press, server, type } from '../../../testing/staff-screen.tsx'
import { CourseScreen } from './course-screen.tsx'
import { NextYearScreen } from './next-year-screen.tsx'

const RULES = {
  priceWon: 36_000,
  hours: 3,
  passScore: 60,
  questionCount: 20,
  maxAttempts: 3,
  lectures: [
    { lectureNo: 1, title: '식품위생법령', durationSeconds: 2700 },
    { lectureNo: 2, title: '식중독 예방', durationSeconds: 2100 },
  ],
  windows: [{ opensAt: '2026-01-01T00:00:00.000Z', closesAt: '2026-12-31T09:00:00.000Z' }],
}
const VERSION = {
  courseNo: 10,
  edition: 1,
  state: 'running',
  startsAt: '1999-12-31T15:00:00.000Z',
  publishedAt: null,
  publishedBy: null,
  approvalNo: null,
  rules: RULES,
  differences: [],
  people: { unpaid: 212, running: 38_214, usedUp: 41, completed: 104_882 },
}
const DRAFT = {
  ...VERSION,
  courseNo: 11,
  edition: 2,
  state: 'draft',
  startsAt: null,
  people: { unpaid: 0, running: 0, usedUp: 0, completed: 0 },
}
const COURSE = {
  year: 2026,
  salesType: 2,
  industryType: 1,
  onlineType: 1,
  name: '2026년 기존 영업자 위생교육',
  needsTwoPeople: true,
  asOf: '2026-11-23T01:28:00.000Z',
  versions: [DRAFT, VERSION],
  draft: { courseNo: 11, revision: 4, savedAt: '2026-11-23T01:20:00.000Z', savedBy: '최교육' },
  needs: [
    { need: 'tax', fault: null },
    { need: 'survey', fault: '2026년 설문이 없습니다.' },
  ],
  pendingApprovalNo: null,
  bankCount: 60,
  lectures: [...RULES.lectures, { lectureNo: 3, title: '여름철 식중독', durationSeconds: 720 }],
}

function open(at: string, role: 'education' | 'support', course: object = COURSE, more = {}) {
  openStaffScreen(
    <Routes>
      <Route path="/courses/next" element={<NextYearScreen />} />
      <Route path="/courses/:no" element={<CourseScreen />} />
    </Routes>,
    role,
    { at, byPath: { '/api/staff/course': course, ...more } },
  )
}
afterEach(leaveStaffScreen)

const saved = () => server.asked.find(({ path }) => path.endsWith('/saveDraft'))?.sent

describe('the draft of a course', () => {
  it('shows whom a draft reaches and what changes while typing, and saves what was typed', async () => {
    open('/courses/11', 'education', COURSE, { '/api/staff/courses/saveDraft': { revision: 5 } })
    await screen.findByText('앞으로 신청할 사람')
    expect(screen.getByText('38,214명')).toBeTruthy()
    type(/교육비/, '40000')
    expect(screen.getByText('지금 36,000원')).toBeTruthy()
    expect(screen.getByText('40,000원 · 평가 3회 · 합격 60점')).toBeTruthy()
    fireEvent.keyDown(screen.getByRole('button', { name: '1강 식품위생법령 옮기기' }), {
      key: 'ArrowDown',
      altKey: true,
    })
    await press('초안 저장')
    await waitFor(() => expect(saved()).toMatchObject({ educationCodeNo: 11, revision: 4, priceWon: 40_000 }))
    expect(saved()).toMatchObject({ lectureNos: [2, 1], windows: RULES.windows, maxAttempts: 3 })
  })

  it('does not send a draft with a wrong number or a window that ends before its start', async () => {
    open('/courses/11', 'education')
    await screen.findByText('앞으로 신청할 사람')
    type(/합격 점수/, '101')
    type('신청 기간 끝', '2025-01-01T09:00')
    await press('초안 저장')
    expect(screen.getByText('합격 점수: 1에서 100 사이로 입력해주세요.')).toBeTruthy()
    expect(screen.getByText('신청 기간의 끝이 시작보다 뒤여야 합니다.')).toBeTruthy()
    expect(saved()).toBeUndefined()
  })

  it('shows both drafts when another employee saved first', async () => {
    open('/courses/11', 'education', COURSE, { '/api/staff/courses/saveDraft': 'COURSE_DRAFT_CHANGED' })
    await screen.findByText('앞으로 신청할 사람')
    type(/교육비/, '40000')
    const theirs = { ...DRAFT, rules: { ...RULES, priceWon: 38_000 } }
    server.byPath['/api/staff/course'] = {
      ...COURSE,
      versions: [theirs, VERSION],
      draft: { ...COURSE.draft, revision: 5, savedBy: '한교육' },
    }
    await press('초안 저장')
    expect(await screen.findByText(/한교육 .*님이 먼저 저장했습니다/)).toBeTruthy()
    expect(screen.getByRole('cell', { name: '38,000원' })).toBeTruthy()
    server.byPath['/api/staff/courses/saveDraft'] = { revision: 6 }
    await press('내 것으로 다시 저장하기')
    const [, again] = server.asked.filter(({ path }) => path.endsWith('/saveDraft'))
    expect(again?.sent).toMatchObject({ revision: 5, priceWon: 40_000 })
  })

  it('asks for a second person when the draft belongs to a running year', async () => {
    open('/courses/11', 'education', COURSE, {
      '/api/staff/approvals/approvers': { count: 2, loggedIn: 1, endsAt: '2026-11-30T01:28:00.000Z' },
    })
    expect(await screen.findByText('운영 중인 해의 규칙은 두 사람이 바꿉니다.')).toBeTruthy()
    const needs = screen.getByRole('region', { name: '공개하기 전에 필요한 것' })
    expect(needs.textContent).toContain('과세 구분')
    expect(screen.getByRole('link', { name: '2026년 설문이 없습니다.' }).getAttribute('href')).toBe(
      '/surveys',
    )
    await press('승인 요청하기')
    expect(screen.getAllByText('2026년 설문이 없습니다.')).toHaveLength(2)
    expect(await screen.findByText('이미 신청한 사람은 신청할 때의 규칙으로 끝까지 갑니다.')).toBeTruthy()
  })

  it('publishes the first draft of a year with every rule named, including the fee', async () => {
    open('/courses/11', 'education', { ...COURSE, needsTwoPeople: false, needs: [], versions: [DRAFT] })
    await screen.findByText('앞으로 신청할 사람')
    await press('공개하기')
    const table = await screen.findByRole('table', { name: '달라지는 것' })
    const rows = within(table).getAllByRole('row')
    expect(rows.map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(['항목지금공개 뒤', '교육비-36,000원', '합격 점수-60점']),
    )
  })
})

describe('a version', () => {
  it('explains the different price of a past version', async () => {
    const past = { ...VERSION, courseNo: 9, state: 'past' }
    const running = {
      ...VERSION,
      edition: 2,
      startsAt: '2026-11-20T00:00:00.000Z',
      differences: [{ label: '교육비', before: '36,000원', after: '40,000원' }],
    }
    open('/courses/9', 'support', { ...COURSE, draft: null, versions: [running, past] })
    expect(await screen.findByText(/버전 1 때 신청한 사람은 끝까지 이 규칙입니다/)).toBeTruthy()
    expect(screen.getByText('버전 2 2026.11.20 09:00부터: 교육비 36,000원 → 40,000원')).toBeTruthy()
    expect(screen.queryByRole('button', { name: /새 버전 작성/ })).toBeNull()
  })
})

it('shows what is missing in the coming year and copies this year in one action', async () => {
  const kind = { year: 2026, salesType: 2, industryType: 1, onlineType: 1 }
  const year = {
    year: 2027,
    asOf: COURSE.asOf,
    missing: [
      { part: 'courses', count: 1, courseNo: null },
      { part: 'survey', count: 1, courseNo: null },
    ],
    hasSurvey: false,
    courses: [{ ...kind, courseNo: 10, next: null }],
  }
  open('/courses/next', 'education', COURSE, {
    '/api/staff/courses/nextYear': year,
    '/api/staff/courses/copyNextYear': { year: 2027, courses: 1, questions: 60, hasNewSurvey: true },
  })
  expect(await screen.findByText('공개하지 않은 과정 1개')).toBeTruthy()
  await press('올해 과정으로 2027년 초안 만들기')
  expect(await screen.findByText('2027년 초안 1개와 문항 60개, 설문을 만들었습니다.')).toBeTruthy()
})

it('does not call the coming year complete while this year has no course', async () => {
  open('/courses/next', 'education', COURSE, {
    '/api/staff/courses/nextYear': {
      year: 2027,
      asOf: COURSE.asOf,
      missing: [{ part: 'courses', count: 0, courseNo: null }],
      hasSurvey: false,
      courses: [],
    },
  })
  expect(await screen.findByText('올해 과정 없음')).toBeTruthy()
  expect(screen.queryByText('빠진 것이 없습니다')).toBeNull()
  expect(screen.queryByRole('button', { name: /초안 만들기/ })).toBeNull()
})
