import { act, fireEvent, screen } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
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
import { MemberScreen } from './member-screen.tsx'

afterEach(leaveStaffScreen)

const entry = {
  key: 'K1',
  at: '2026-12-08T01:19:00.000Z',
  kind: 'study',
  what: 'identityFailed',
  about: 'otherPerson',
  more: '',
  by: 'member',
  byName: '',
  recordNo: 104,
}
const counts = { apply: 0, study: 1, message: 0, inquiry: 0, change: 0, login: 0, view: 3 }
const page = { list: [entry], first: null, next: null, count: 1, isCountWhole: true, asOf: entry.at, counts }
const failed = { kind: 'identity', reason: 'otherPerson', at: entry.at, times: 3 }

async function open(
  record: object = SAMPLE_RECORD,
  role: 'support' | 'readOnly' = 'support',
  at = '/members/5',
) {
  openStaffScreen(
    <Routes>
      <Route path="/members/:no" element={<MemberScreen />} />
    </Routes>,
    role,
    { at, answers: [record, { list: [] }, page] },
  )
  await act(async () => {})
}
const key = (name: string) => act(async () => fireEvent.keyDown(document.body, { key: name }))

it('shows the step and the last error and sends the link by 1 and Enter', async () => {
  await open({ ...SAMPLE_RECORD, lastError: failed })
  expect(await screen.findByText('실패 ·')).toBeTruthy()
  expect(screen.getByText(/3번째/)).toBeTruthy()
  expect(screen.getByText('본인확인 막힘')).toBeTruthy()
  await key('1')
  const send = screen.getByRole('button', { name: '문자로 보내기' })
  expect(document.activeElement).toBe(send)
  server.answers = [{ screen: '평가 전 본인확인' }, SAMPLE_RECORD, page]
  await act(async () => fireEvent.click(send))
  expect(server.asked.find(({ path }) => path.endsWith('sendNextScreen'))?.sent).toEqual({
    memberNo: 5,
    onlineEduNo: 104,
    offlineEduNo: null,
  })
  expect(await screen.findByText('평가 전 본인확인 링크를 문자로 보냈습니다.')).toBeTruthy()
})

it('shows first whether education is needed and what may be refunded', async () => {
  await open()
  expect(await screen.findByText(/^작년 교육은 2025.11.18에 수료했습니다/)).toBeTruthy()
  const line = await screen.findByText('환불 가능 · 12월 31일(목)까지 36,000원')
  expect(line.closest('li')?.querySelector('a')?.getAttribute('href')).toBe('/enrolments/104')
})

it('corrects a name with evidence and asks for a case when the server requires one', async () => {
  await open()
  await screen.findByText('회원 5')
  await key('e')
  type(/^이름(?! 보기)/, '정옥자')
  type(/^확인한 증빙/, 'idCard')
  type('사유', 'documents')
  type('설명', '주민등록증을 받음')
  server.answers = ['MEMBER_CASE_REQUIRED']
  await submit('수정 내용 저장')
  expect(await screen.findByText('무슨 일로 보시나요?')).toBeTruthy()
  expect(server.asked.at(-1)?.sent).toEqual({
    memberNo: 5,
    reasonCode: 'documents',
    text: '주민등록증을 받음',
    evidence: 'idCard',
    correction: { name: '정옥자' },
  })
})

it('filters the timeline and says when no entry fits', async () => {
  await open()
  expect(await screen.findByRole('button', { name: '수강 1' })).toBeTruthy()
  server.answers = [{ ...page, list: [], count: 0 }]
  await press('문의 0')
  expect(await screen.findByText('조건에 맞는 기록이 없습니다.')).toBeTruthy()
  expect(server.asked.at(-1)?.sent).toMatchObject({ filter: { memberNo: 5, kind: 'inquiry' } })
})

it('counts views by employees separately and folds the views of one sitting', async () => {
  await open()
  expect(await screen.findByRole('button', { name: '전체 1' })).toBeTruthy()
  const view = { ...entry, kind: 'view', what: 'view', by: 'staff', byName: '박상담', more: '' }
  const views = ['readStaffMember', 'listStaffPayments', 'readStaffMember'].map((about, at) => ({
    ...view,
    key: `A${at}`,
    about,
  }))
  server.answers = [{ ...page, list: views, count: 3 }]
  await press('직원 조회 3건')
  expect(await screen.findByText(/조회 3건 · 회원 기록 보기 2 · 결제 목록 조회/)).toBeTruthy()
  expect(server.asked.at(-1)?.sent).toMatchObject({ filter: { memberNo: 5, kind: 'view' } })
})

it('offers no action to a read-only role', async () => {
  await open(SAMPLE_RECORD, 'readOnly')
  await screen.findByText('회원 5')
  expect(screen.queryByText('이어서 할 일')).toBeNull()
  expect(screen.queryByText('더 보기')).toBeNull()
})

it('shows no record for an address without a number', async () => {
  await open(SAMPLE_RECORD, 'support', '/members/none')
  expect(server.asked).toEqual([])
})

it('sends a text in own words, counts the bytes, and asks for a case when none is open', async () => {
  await open()
  await screen.findByText('더 보기')
  await press('문자 보내기')
  await submit('문자로 보내기')
  expect(screen.getByText('보낼 내용을 2자 이상 적어주세요.')).toBeTruthy()
  type('보낼 내용', '서류를 확인했습니다.')
  expect(screen.getByText(/짧은 문자/)).toBeTruthy()
  server.answers = ['MEMBER_CASE_REQUIRED']
  await submit('문자로 보내기')
  expect(await screen.findByText('무슨 일로 보시나요?')).toBeTruthy()
  expect(server.asked.find(({ path }) => path.endsWith('/members/text'))?.sent).toEqual({
    memberNo: 5,
    body: '서류를 확인했습니다.',
  })
})
