import { fireEvent, screen, waitFor } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { leaveStaffScreen, openStaffScreen, press, server } from '../../../testing/staff-screen.tsx'
import { clearDraft } from './drafts.ts'
import { InquiriesScreen } from './inquiries-screen.tsx'

const ROW = {
  inquiryNo: 7,
  inquiryType: 1,
  title: '수료증 출력이 안 됩니다',
  topicNo: 1,
  topicName: '수료증',
  writerName: '박*례',
  isPrivate: true,
  tableState: 'open',
  leftMs: 12 * 60_000,
  assigneeNo: null,
  assigneeName: null,
  passedTo: null,
  passedBranchName: null,
  mergedIntoNo: null,
  writtenAt: '2026-12-08T00:00:00.000Z',
}
const QUEUE = {
  list: [
    ROW,
    { ...ROW, inquiryNo: 8, title: '환불은 언제 되나요', leftMs: -20 * 60_000, assigneeName: '한회계' },
  ],
  next: null,
  counts: { todo: 2, mine: 0, waiting: 0, passed: 0 },
  firstAnswerMs: 112 * 60_000,
  answerMinutes: 240,
  spans: [],
  asOf: '2026-12-08T01:00:00.000Z',
}
const INQUIRY = {
  ...ROW,
  isAnonymous: false,
  contents: [{ kind: 'paragraph', runs: [{ text: '휴대전화로 하고 있습니다.' }] }],
  version: '1.0.0',
  mayAnswer: true,
  files: [],
  reviews: [],
  notes: [
    {
      noteNo: 1,
      employeeName: '박상담',
      noteText: '새 창이 막힌 듯',
      writtenAt: '2026-12-08T01:00:00.000Z',
    },
  ],
  actions: [],
  mergedNos: [],
  writer: {
    memberNo: 5,
    name: '박*례',
    phone: '010-****-7812',
    birth: '1958-**-**',
    state: 'active',
    businessName: '○○국밥',
    completions: [],
  },
  others: [],
  fieldValues: { 이름: '박*례', 문의번호: '7' },
  employees: [{ employeeNo: 2, name: '박상담' }],
}
const CANNED = {
  list: [
    {
      cannedNo: 1,
      cannedTitle: '수료증 출력(휴대전화)',
      cannedText: '{이름} 님, {수료일}에 수료하셨습니다.',
      version: 1,
      employeeName: '박상담',
      savedAt: '2026-12-08T00:00:00.000Z',
    },
    {
      cannedNo: 2,
      cannedTitle: '주소 안내',
      cannedText: '안녕하세요.\n아래 https://edu.example.or.kr/m 에서 여실 수 있습니다.',
      version: 1,
      employeeName: '박상담',
      savedAt: '2026-12-08T00:00:00.000Z',
    },
  ],
}
const PREVIEW = {
  memberNo: 5,
  userId: 'asker26',
  name: '박*례',
  birth: '1958-**-**',
  address: '',
  state: 'active',
  isConnected: false,
  lastFault: null,
  education: null,
  lastInquiryAt: null,
}
const of = (path: string) => `/api/staff/inquiries/${path}`
const sentTo = (path: string) => server.asked.filter((one) => one.path === of(path)).map(({ sent }) => sent)

function open(
  inquiry: object,
  more: NonNullable<Parameters<typeof openStaffScreen>[2]>['byPath'] = {},
  at = '/inquiries/7',
) {
  openStaffScreen(
    <Routes>
      <Route path="/inquiries/:number?" element={<InquiriesScreen />} />
    </Routes>,
    'support',
    {
      at,
      byPath: {
        [of('list')]: QUEUE,
        [of('read')]: inquiry,
        [of('view')]: { viewers: [], version: '1.0.0', assigneeNo: null },
        [of('canned')]: CANNED,
        [of('topics')]: { list: [{ topicNo: 1, topicName: '수료증', topicText: [] }], version: '' },
        [of('countNew')]: { count: 0 },
        '/api/branch/branchList': { list: [] },
        '/api/staff/search/preview': PREVIEW,
        '/api/staff/cases/mine': { list: [] },
        ...more,
      },
    },
  )
}
const answerField = () => screen.findByRole('textbox', { name: '답변' })
async function takeCanned(title: string) {
  key(';')
  fireEvent.click(await screen.findByText(title))
}
const key = (name: string, more: object = {}) => fireEvent.keyDown(document.body, { key: name, ...more })

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }))
})
afterEach(() => {
  clearDraft(2, 7)
  leaveStaffScreen()
})

describe('the queue of inquiries', () => {
  it('shows the time left, the assignee and the figures of today', async () => {
    open(INQUIRY, {}, '/inquiries')
    expect(await screen.findByText('12분 남음')).toBeTruthy()
    expect(screen.getByText('지남 20분')).toBeTruthy()
    expect(screen.getAllByText('배정 안 됨')).toHaveLength(1)
    expect(screen.getByText('한회계')).toBeTruthy()
    expect(screen.getByText('1시간 52분')).toBeTruthy()
    key('j')
    expect(await screen.findByText('휴대전화로 하고 있습니다.')).toBeTruthy()
  })
})

describe('an answer', () => {
  it('fills an answer from the record and sends nothing while a field has no value', async () => {
    open(INQUIRY)
    await screen.findByText('새 창이 막힌 듯')
    key(';')
    fireEvent.keyDown(await screen.findByLabelText('자주 쓰는 답변 검색'), { key: 'Enter' })
    expect((await answerField()).textContent).toBe('박*례 님, {수료일}에 수료하셨습니다.')
    await press(/^답변 보내기/)
    expect(screen.getAllByText(/채우지 못한 칸이 있습니다: 수료일/).length).toBeGreaterThan(0)
    expect(sentTo('answer')).toEqual([])
  })

  it('sends an answer once by Ctrl Enter, based on the inquiry as read', async () => {
    open(INQUIRY, { [of('answer')]: { reviewNo: 3 } })
    await screen.findByText('새 창이 막힌 듯')
    await takeCanned('주소 안내')
    fireEvent.keyDown(await answerField(), { key: 'Enter', ctrlKey: true })
    expect(await screen.findByText(/답변을 보냈습니다/)).toBeTruthy()
    expect(sentTo('answer')).toMatchObject([
      {
        inquiryNo: 7,
        version: '1.0.0',
        isQuestion: false,
        finishes: true,
        contents: [
          { runs: [{ text: '안녕하세요.' }] },
          {
            runs: [
              { text: '아래 ' },
              { text: 'https://edu.example.or.kr/m', href: 'https://edu.example.or.kr/m' },
              { text: ' 에서 여실 수 있습니다.' },
            ],
          },
        ],
      },
    ])
  })

  it('keeps the text and shows the reason when a colleague answered first', async () => {
    open(INQUIRY, { [of('answer')]: 'INQUIRY_MOVED_ON' })
    await screen.findByText('새 창이 막힌 듯')
    await takeCanned('주소 안내')
    await press('회원에게 되묻기')
    expect(await screen.findByText(/그 사이 새 글이 올라왔습니다/)).toBeTruthy()
    expect((await answerField()).textContent).toContain('안녕하세요.')
    expect(sentTo('answer')).toMatchObject([{ isQuestion: true, finishes: false }])
  })
})

it('takes an inquiry by a key and shows who else has the inquiry open', async () => {
  open(INQUIRY, {
    [of('assign')]: { inquiryNo: 7 },
    [of('view')]: {
      viewers: [{ employeeNo: 3, name: '한상담', isWriting: true }],
      version: '1.0.0',
      assigneeNo: null,
    },
  })
  expect(await screen.findByText('한상담 님이 쓰고 있습니다')).toBeTruthy()
  key('a')
  expect(await screen.findByText('담당을 바꿨습니다.')).toBeTruthy()
  expect(sentTo('assign')).toEqual([{ inquiryNo: 7, fromEmployeeNo: null, toEmployeeNo: 2 }])
})

it('shows no person for an anonymous report and offers no merge', async () => {
  open({ ...INQUIRY, isAnonymous: true, writer: null, writerName: null, inquiryType: 2 })
  expect(await screen.findByText('익명 신고입니다. 글쓴이는 보이지 않습니다.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: '합치기' })).toBeNull()
  expect(server.asked.some(({ path }) => path === '/api/staff/search/preview')).toBe(false)
})

it('shows the topic, sets another, and says how many new inquiries came', async () => {
  open(INQUIRY, { [of('setTopic')]: { inquiryNo: 7 }, [of('countNew')]: { count: 3 } })
  expect(await screen.findByRole('button', { name: '새 3건 보기' })).toBeTruthy()
  expect(screen.getAllByText(/· 수료증 · 박\*례/)).toHaveLength(2)
  const reads = sentTo('list').length
  await press('새 3건 보기')
  await waitFor(() => expect(sentTo('list').length).toBe(reads + 1))
  fireEvent.change(await screen.findByLabelText('주제'), { target: { value: '' } })
  await waitFor(() => expect(sentTo('setTopic')).toEqual([{ inquiryNo: 7, topicNo: null }]))
})

it('sends a file with an answer and keeps both while the employee is on another screen', async () => {
  const fileNo = '7d444840-9dc0-41d0-9b3c-2f0d6d0a4f10'
  const file = { fileNo, name: '여는 법.pdf', sizeBytes: 2048, isChecked: true }
  open(INQUIRY, { '/api/staff/approvals/uploadEvidence': file, [of('answer')]: { reviewNo: 3 } })
  await screen.findByText('새 창이 막힌 듯')
  await takeCanned('주소 안내')
  const chosen = new File(['%PDF-1.7'], '여는 법.pdf', { type: 'application/pdf' })
  fireEvent.change(screen.getByLabelText('파일 붙이기 고르기'), { target: { files: [chosen] } })
  expect(await screen.findByRole('button', { name: '여는 법.pdf 삭제' })).toBeTruthy()
  key('j')
  await waitFor(() => expect(sentTo('read')).toContainEqual({ inquiryNo: 8 }))
  key('k')
  expect(await screen.findByRole('button', { name: '여는 법.pdf 삭제' })).toBeTruthy()
  await press(/^답변 보내기/)
  await waitFor(() => expect(sentTo('answer')).toMatchObject([{ fileNos: [fileNo] }]))
})
