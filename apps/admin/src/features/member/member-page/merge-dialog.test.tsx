import { act, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import {
  leaveStaffScreen,
  openStaffScreen,
  press,
  server,
  submit,
  type,
} from '../../../testing/staff-screen.tsx'
import { SAMPLE_RECORD } from './member-sample.ts'
import { MergeDialog } from './merge-dialog.tsx'
import { UndoMergeDialog } from './undo-merge-dialog.tsx'

afterEach(leaveStaffScreen)

const nothing = () => undefined
const shown = {
  title: '계정 합치기: 회원 48211 → 5',
  headings: { before: '합쳐지는 계정', after: '남는 계정' },
  rows: [{ label: '아이디', before: 'jung0218', after: 'okja1957' }],
  moves: [{ label: '결제', before: '3', after: '4 (+1)' }],
  follows: ['7일 안에는 되돌릴 수 있습니다.'],
}
const approvers = { count: 2, loggedIn: 1, endsAt: '2026-12-13T01:20:00.000Z' }

const NONE = { list: [], hasMore: false }
const person = { name: '정*자', birth: '1957-**-**', phone: '010-****-1182', isConnected: false }
const FOUND = {
  members: {
    list: [
      { ...person, memberNo: 5, userId: 'okja1957', lastLoginAt: null },
      { ...person, memberNo: 48_211, userId: 'jung0218', lastLoginAt: null },
    ],
    hasMore: false,
  },
  orders: NONE,
  enrolments: NONE,
  inPerson: NONE,
  certificates: NONE,
  sessions: NONE,
}

async function compare(answers: readonly unknown[] = [{ shown }, approvers]) {
  openStaffScreen(<MergeDialog record={SAMPLE_RECORD} onDone={nothing} onClose={nothing} />, 'support')
  type('합칠 계정', '정옥자 1182')
  server.answers = [FOUND, ...answers] as never
  await submit('검색')
  await screen.findByRole('button', { name: '나란히 보기 회원 48211' })
  await press('나란히 보기 회원 48211')
}

it('shows both accounts with what moves and requests approval for the one that stays', async () => {
  await compare()
  expect(await screen.findByText('jung0218')).toBeTruthy()
  expect(screen.getByText('4 (+1)')).toBeTruthy()
  expect(server.asked.map(({ sent }) => sent).slice(0, 2)).toEqual([
    { text: '정옥자 1182' },
    { stayNo: 5, closedNo: 48_211 },
  ])
  server.answers = [{ shown }]
  await act(async () => screen.getByLabelText(/^회원 48211/).click())
  expect(server.asked.at(-1)?.sent).toEqual({ stayNo: 48_211, closedNo: 5 })
  type('사유', 'samePerson')
  type('설명', '두 번호 모두 본인 명의')
  server.answers = [{ approvalNo: 9 }]
  await submit('승인 요청하기')
  expect(server.asked.at(-1)?.sent).toEqual({
    stayNo: 48_211,
    closedNo: 5,
    reasonCode: 'samePerson',
    text: '두 번호 모두 본인 명의',
  })
})

it('says why two accounts cannot be merged and when no other account is found', async () => {
  await compare(['MERGE_OTHER_DI'])
  expect(await screen.findByText(/본인확인 값\(DI\)이 다른/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: '나란히 보기 회원 5' })).toBeNull()
  leaveStaffScreen()

  openStaffScreen(<MergeDialog record={SAMPLE_RECORD} onDone={nothing} onClose={nothing} />, 'support')
  type('합칠 계정', '정옥자')
  server.answers = [{ ...FOUND, members: NONE }]
  await submit('검색')
  expect(await screen.findByText(/다른 계정을 찾지 못했습니다/)).toBeTruthy()
})

it('undoes a merge with a reason', async () => {
  const merge = {
    mergeNo: 3,
    closedNo: 48_211,
    userId: 'jung0218',
    mergedAt: '2026-12-06T01:20:00.000Z',
    undoableUntil: '2026-12-13T01:20:00.000Z',
    isUndoable: true,
  }
  const record = { ...SAMPLE_RECORD, merge }
  openStaffScreen(
    <UndoMergeDialog record={record} merge={merge} onDone={nothing} onClose={nothing} />,
    'support',
  )
  expect(screen.getByText(/jung0218/)).toBeTruthy()
  type('사유', 'ourMistake')
  type('설명', '다른 사람으로 확인됨')
  server.answers = [{ closedNo: 48_211 }]
  await press('되돌리기')
  expect(server.asked.at(-1)?.sent).toEqual({
    mergeNo: 3,
    reasonCode: 'ourMistake',
    text: '다른 사람으로 확인됨',
  })
})
