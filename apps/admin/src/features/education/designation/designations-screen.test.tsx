import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  leaveStaffScreen,
  openStaffScreen,
  press,
  server,
  submit,
  type,
} from '../../../testing/staff-screen.tsx'
import { DesignationScreen } from './designation-screen.tsx'
import type { Designation } from './designation-text.ts'
import { DesignationsScreen } from './designations-screen.tsx'

const photo: Designation = {
  kind: 'online',
  number: 11,
  memberNo: 2,
  userName: '김*자',
  businessName: '한마음 식당',
  licenseNumber: '2019****002',
  courseName: '기존영업자 위생교육',
  year: 2026,
  state: 'inProgress',
  fileNo: '7d0c2e0a-6a2b-4a53-9df0-0c2f5a1b7e12',
  fileName: '확인서.png',
  contentType: 'image/png',
  sizeBytes: 2_516_582,
  submittedAt: '2026-11-21T01:00:00.000Z',
  verdict: null,
}
const paper: Designation = {
  ...photo,
  kind: 'inPerson',
  number: 5,
  businessName: '새마음 국수',
  state: 'completed',
  fileName: '확인서.pdf',
  contentType: 'application/pdf',
}
const PAGE = {
  list: [photo, paper],
  first: 'a.b',
  next: null,
  count: 2,
  isCountWhole: true,
  asOf: '2026-11-23T01:28:00.000Z',
}
const CASE = {
  caseNo: 4,
  memberNo: 2,
  name: '김*자',
  purpose: 'other',
  text: '지정확인서 확인',
  openedAt: '2026-11-23T01:28:00.000Z',
  endsAt: '2026-11-23T01:58:00.000Z',
  leftSeconds: 1800,
}
const LIST = '/api/staff/designations/list'
const READ = '/api/staff/designations/read'
const FILE = '/api/staff/designations/open'
const CASES = '/api/staff/cases/mine'

const revoked: string[] = []
beforeEach(() => {
  revoked.length = 0
  Object.assign(URL, {
    createObjectURL: () => 'blob:here/1',
    revokeObjectURL: (url: string) => revoked.push(url),
  })
})
afterEach(leaveStaffScreen)

function open(at: string, byPath: typeof server.byPath = {}) {
  openStaffScreen(
    <Routes>
      <Route path="/designations" element={<DesignationsScreen />} />
      <Route path="/designations/:no" element={<DesignationScreen />} />
    </Routes>,
    'education',
    { at, byPath: { [LIST]: PAGE, [READ]: photo, [CASES]: { list: [] }, ...byPath } },
  )
}
const sentTo = (path: string) => server.asked.find((one) => one.path === path)?.sent

describe('designation confirmations for staff', () => {
  it('lists confirmations without a reason and links each to its record', async () => {
    open('/designations?state=inProgress&verdict=waiting')
    const link = await screen.findByRole('link', { name: '새마음 국수' })
    expect(link.getAttribute('href')).toBe('/designations/h5')
    expect(sentTo(LIST)).toMatchObject({ filter: { state: 'inProgress', verdict: 'waiting' }, text: '' })
    expect(screen.queryByText('조회 사유')).toBeNull()
  })

  it('shows the file in a case only, with the purpose filled in, and forgets the file', async () => {
    open('/designations/11', { [FILE]: new Response('png', { headers: { 'content-type': 'image/png' } }) })
    await screen.findByRole('button', { name: '확인서 보기' })
    await press('확인서 보기')
    expect(sentTo(FILE)).toBeUndefined()
    const dialog = within(await screen.findByRole('dialog', { name: '무슨 일로 보시나요?' }))
    expect(dialog.getByLabelText<HTMLInputElement>('한 줄 설명').value).toBe('지정확인서 확인')
    server.byPath['/api/staff/cases/open'] = CASE
    server.byPath[CASES] = { list: [CASE] }
    await submit('상담 시작하기')
    const picture = await screen.findByRole('img', { name: '한마음 식당 지정확인서 사진' })
    expect(picture.getAttribute('src')).toBe('blob:here/1')
    expect(sentTo('/api/staff/cases/open')).toEqual({
      memberNo: 2,
      purpose: 'other',
      text: '지정확인서 확인',
    })
    expect(sentTo(FILE)).toEqual({ kind: 'online', number: 11 })
    leaveStaffScreen()
    expect(revoked).toContain('blob:here/1')
  })

  it('opens a document in a window that receives nothing from this one', async () => {
    const pdf = new Response('pdf', { headers: { 'content-type': 'application/pdf' } })
    open('/designations/h5', { [READ]: paper, [CASES]: { list: [CASE] }, [FILE]: pdf })
    await screen.findByText('상담 중')
    fireEvent.keyDown(document.body, { key: 'v', code: 'KeyV' })
    const link = await screen.findByRole('link', { name: 'PDF 열기 (새 창)' })
    expect([link.getAttribute('href'), link.getAttribute('rel')]).toEqual([
      'blob:here/1',
      'noopener noreferrer',
    ])
    expect(screen.getByRole('link', { name: '내려받기' }).getAttribute('download')).toBe('확인서.pdf')
  })

  it('requests a new confirmation with a sentence about the file that was viewed', async () => {
    open('/designations/11', { '/api/staff/designations/judge': { verdictNo: 1 } })
    await screen.findByLabelText('보완할 점')
    await submit('다시 요청하기')
    expect(screen.getByText('보완할 점을 5자 이상 입력해주세요.')).toBeTruthy()
    type('보완할 점', '영업자의 서명이 보이지 않습니다.')
    const decidedAt = '2026-11-23T01:30:00.000Z'
    const sentence = '영업자의 서명이 보이지 않습니다.'
    server.byPath[READ] = { ...photo, verdict: { isAccepted: false, sentence, decidedAt } }
    await submit('다시 요청하기')
    const { kind, number, fileNo } = photo
    expect(sentTo('/api/staff/designations/judge')).toEqual({ kind, number, fileNo, askedAgainFor: sentence })
    await waitFor(() => expect(screen.getAllByText('다시 요청함').length).toBeGreaterThan(0))
  })

  it('shows that the file of a confirmation is gone', async () => {
    open('/designations/11', { [CASES]: { list: [CASE] }, [FILE]: 'FILE_NOT_FOUND' })
    await screen.findByText('상담 중')
    await press('확인서 보기')
    expect(await screen.findByRole('alertdialog')).toBeTruthy()
  })
})
