import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  leaveStaffScreen,
  openStaffScreen,
  press,
  server,
  submit,
  type,
} from '../../testing/staff-screen.tsx'
import type { Designation } from './designation-words.ts'
import { DesignationsScreen } from './designations-screen.tsx'

const photo: Designation = {
  kind: 'online',
  recordNo: 11,
  memberNo: 2,
  userName: '김*자',
  businessName: '한마음 식당',
  licenceNo: '20190000002',
  educationName: '기존영업자 위생교육',
  year: 2026,
  state: 'underWay',
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
  recordNo: 5,
  businessName: '새마음 국수',
  licenceNo: '',
  state: 'completed',
  fileName: '확인서.pdf',
  contentType: 'application/pdf',
}

const revoked: string[] = []

beforeEach(() => {
  revoked.length = 0
  Object.assign(URL, {
    createObjectURL: () => 'blob:here/1',
    revokeObjectURL: (url: string) => revoked.push(url),
  })
  openStaffScreen(<DesignationsScreen />, 'education')
})
afterEach(leaveStaffScreen)

const pageOf = (page: number, totalPage: number, ...list: Designation[]) => ({
  list,
  pageInfo: { page, totalPage, totalRow: totalPage * 20 },
})

async function look(...list: Designation[]) {
  server.answers = [pageOf(1, 2, ...list)]
  type('조회 사유', '접수 확인')
  await submit('조회하기')
  await screen.findByRole('heading', { name: /^제출된 지정확인서 \d+건$/ })
}

describe('confirmations in front of staff', () => {
  it('are shown after a reason is given, by what was chosen', async () => {
    await submit('조회하기')
    expect(screen.getByText('조회 사유를 2자 이상 입력해주세요.')).toBeTruthy()
    expect(server.asked).toEqual([])

    type('이름 또는 업소명 (선택)', '국수')
    type('교육', 'inPerson')
    type('상태', 'completed')
    await look(photo, paper)
    expect(server.asked).toEqual([
      {
        path: '/api/staff/submittedDesignations',
        sent: { reason: '접수 확인', name: '국수', kind: 'inPerson', state: 'completed', page: 1 },
      },
    ])
    const table = within(screen.getByRole('table', { name: '제출된 지정확인서' }))
    expect(table.getByText('2026년 온라인교육')).toBeTruthy()
    expect(table.getByText('영업신고 전')).toBeTruthy()
  })

  it('turn their pages with the same reason and choice', async () => {
    await look(photo)
    type('조회 사유', '다른 사유')
    server.answers = [pageOf(2, 2, paper)]
    await press('다음 쪽')
    expect(await screen.findByText('2 / 2쪽')).toBeTruthy()
    expect(server.asked.at(-1)?.sent).toEqual({ reason: '접수 확인', name: '', page: 2 })
  })

  it('say so where there is none', async () => {
    await look()
    expect(screen.getByText('조건에 맞는 지정확인서가 없습니다.')).toBeTruthy()
  })

  it('open beside their record: a picture at once, and the browser forgets it with the dialog', async () => {
    await look(photo)
    server.answers = [new Response('png', { headers: { 'content-type': 'image/png' } })]
    await press('지정확인서 보기 한마음 식당')
    const dialog = within(await screen.findByRole('dialog', { name: '지정확인서' }))
    expect(server.asked.at(-1)).toEqual({
      path: '/api/staff/submittedDesignationFile',
      sent: { kind: 'online', recordNo: 11, reason: '접수 확인' },
    })
    expect(dialog.getByRole('img', { name: '한마음 식당 지정확인서 사진' }).getAttribute('src')).toBe(
      'blob:here/1',
    )
    expect(dialog.getByText('확인서.png (2.4MB)')).toBeTruthy()
    expect(dialog.queryByRole('link', { name: 'PDF 열기 (새 창)' })).toBeNull()
    fireEvent.click(dialog.getByRole('button', { name: '닫기' }))
    await waitFor(() => expect(revoked).toContain('blob:here/1'))
  })

  it('are asked for again in a sentence, or accepted, of the file that was looked at', async () => {
    await look(photo)
    server.answers = [new Response('png', { headers: { 'content-type': 'image/png' } })]
    await press('지정확인서 보기 한마음 식당')
    await screen.findByRole('dialog', { name: '지정확인서' })
    await submit('다시 요청하기')
    expect(screen.getByText('고칠 점을 5자 이상 입력해주세요.')).toBeTruthy()
    type('고칠 점', '영업자의 서명이 보이지 않습니다.')
    server.answers = [{ verdictNo: 1 }, pageOf(1, 2, photo)]
    await submit('다시 요청하기')
    const { kind, recordNo, fileNo } = photo
    expect(server.asked.find(({ path }) => path === '/api/staff/designations/judge')?.sent).toEqual({
      kind,
      recordNo,
      fileNo,
      askedAgainFor: '영업자의 서명이 보이지 않습니다.',
    })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('open as a document in a window that gets nothing of this one', async () => {
    await look(paper)
    server.answers = [new Response('pdf', { headers: { 'content-type': 'application/pdf' } })]
    await press('지정확인서 보기 새마음 국수')
    const link = await screen.findByRole('link', { name: 'PDF 열기 (새 창)' })
    expect([link.getAttribute('href'), link.getAttribute('rel')]).toEqual([
      'blob:here/1',
      'noopener noreferrer',
    ])
    expect(screen.getByRole('link', { name: '내려받기' }).getAttribute('download')).toBe('확인서.pdf')
  })

  it('that are gone are told so', async () => {
    await look(paper)
    server.answers = ['FILE_NOT_FOUND']
    await press('지정확인서 보기 새마음 국수')
    expect(await screen.findByRole('alertdialog')).toBeTruthy()
    await press('확인')
    expect(screen.queryByRole('dialog', { name: '지정확인서' })).toBeNull()
  })
})
