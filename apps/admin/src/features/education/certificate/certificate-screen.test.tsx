import { fireEvent, screen, within } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { afterEach, describe, expect, it } from 'vitest'
import {
  leaveStaffScreen,
  openStaffScreen,
  press,
  server,
  submit,
  type,
} from '../../../testing/staff-screen.tsx'
import { CertificateScreen } from './certificate-screen.tsx'
import type { CertificateRecord } from './certificate-text.ts'

const RECORD: CertificateRecord = {
  certificateNo: 7,
  certificateNumber: '2026-01-0106793',
  memberNo: 5,
  kind: 'online',
  recordNo: 98114,
  courseLine: '기존 영업자 (일반음식점 · 온라인교육)',
  hours: 3,
  completedOn: '2026-10-02',
  printedAt: null,
  drawing: 'ready',
  failure: null,
  editions: [
    {
      edition: 1,
      verificationNumber: '7K3M-QX2T-B4F7',
      issuedAt: '2026-10-02T07:41:00.000Z',
      userName: '김*민',
      birth: '1968-**-**',
      businessName: '○○분석',
      address: '경기도 수원시 팔달구 ***',
      status: 'valid',
      withdrawn: null,
    },
  ],
  log: [{ at: '2026-10-02T07:41:00.000Z', what: 'issued', edition: 1, byName: null }],
  isPending: false,
}
const FILE_NO = '3f0c6c1e-0000-4000-8000-000000000001'
const NO_CASES = { list: [] }
const APPROVERS = { count: 2, loggedIn: 1, endsAt: '2026-12-15T01:00:00.000Z' }

async function open(
  record = RECORD,
  role: Parameters<typeof openStaffScreen>[1] = 'education',
  at = '/certificates/7',
) {
  openStaffScreen(
    <Routes>
      <Route path="/certificates/:number" element={<CertificateScreen />} />
    </Routes>,
    role,
    { at, answers: [record, NO_CASES, NO_CASES] },
  )
  await screen.findByRole('heading', { name: '수료증 2026-01-0106793' })
}
const asked = (path: string) => server.asked.find((one) => one.path.endsWith(path))?.sent

afterEach(leaveStaffScreen)

describe('the record of a certificate', () => {
  it('shows each edition of a certificate and the sentence its readers see', async () => {
    await open()
    const row = within(screen.getByRole('row', { name: /7K3M-QX2T-B4F7/ }))
    expect(row.getByText('유효')).toBeDefined()
    expect(row.getByText('‘유효한 수료증입니다’')).toBeDefined()
    expect(screen.getByText('버전 1 발급')).toBeDefined()
  })

  it('opens a certificate by a printed number pasted into the address', async () => {
    await open(RECORD, 'education', '/certificates/2026-01-0106793')
    expect(server.asked[0]?.sent).toEqual({ certificateNumber: '2026-01-0106793' })
  })

  it('shows a heading when the address names no certificate', async () => {
    openStaffScreen(
      <Routes>
        <Route path="/certificates/:number" element={<CertificateScreen />} />
      </Routes>,
      'education',
      { at: '/certificates/2026-1' },
    )
    await screen.findByRole('heading', { name: '찾을 수 없는 화면' })
    expect(server.asked).toEqual([])
  })

  it('corrects a misprint without a second person', async () => {
    await open()
    await press('정정 재발급')
    expect(screen.getByLabelText<HTMLInputElement>('바뀐 업소명').value).toBe('○○분석')
    fireEvent.change(screen.getByLabelText('바뀐 업소명'), { target: { value: '○○분식' } })
    type('사유', 'misprint')
    type('설명', '영업신고증과 대조 확인')
    server.answers = [{ certificateNo: 7, edition: 2 }, RECORD]
    await submit('버전 2로 대체하기')
    expect(asked('/certificates/supersede')).toEqual({
      certificateNo: 7,
      edition: 1,
      changed: { businessName: '○○분식' },
      reasonCode: 'misprint',
      reason: '영업신고증과 대조 확인',
    })
  })

  it('requires a second person as soon as a name is typed', async () => {
    await open()
    await press('정정 재발급')
    server.answers = [APPROVERS]
    fireEvent.change(screen.getByLabelText('바뀐 성명'), { target: { value: '김영민' } })
    await screen.findByText(/승인할 수 있는 사람 2명/)
    type('사유', 'identity')
    type('설명', '초본과 대조 확인')
    await submit('승인 요청하기')
    screen.getByText('증빙 파일을 골라주세요.')
    expect(asked('/certificates/requestIdentity')).toBeUndefined()

    server.answers = [{ fileNo: FILE_NO, name: '초본.pdf', sizeBytes: 88_000, isChecked: true }]
    const file = new File(['%PDF-1.7'], '초본.pdf', { type: 'application/pdf' })
    fireEvent.change(screen.getByLabelText('증빙 고르기'), { target: { files: [file] } })
    await screen.findByText('초본.pdf · 88KB')
    server.answers = ['APPROVAL_TWIN_PENDING', RECORD]
    await submit('승인 요청하기')
    expect(asked('/certificates/requestIdentity')).toMatchObject({
      changed: { userName: '김영민' },
      evidenceFileNo: FILE_NO,
    })
    expect((await screen.findByRole('alert')).textContent).not.toBe('')
  })

  it('revokes a certificate with a second person in the same dialog', async () => {
    await open()
    server.answers = [APPROVERS]
    await press('효력 취소')
    expect(screen.getByText('수료 취소 · 기록은 남음')).toBeDefined()
    await screen.findByText(/승인할 수 있는 사람 2명/)
    type('사유', 'notTaken')
    type('설명', '관청 질의: 입원 기간과 겹침')
    server.answers = [{ approvalNo: 3 }, { ...RECORD, isPending: true }]
    await submit('승인 요청하기')
    expect(asked('/certificates/requestRevocation')).toEqual({
      certificateNo: 7,
      edition: 1,
      reasonCode: 'notTaken',
      text: '관청 질의: 입원 기간과 겹침',
    })
    expect(await screen.findByText('승인 기다림')).toBeDefined()
  })

  it('draws a certificate again after its drawing failed', async () => {
    await open({ ...RECORD, drawing: 'failed', failure: '글자가 없습니다.' })
    expect(screen.getByText('글자가 없습니다.')).toBeDefined()
    server.answers = [{ certificateNo: 7 }, RECORD]
    await press('다시 만들기')
    expect(asked('/certificates/redraw')).toEqual({ certificateNo: 7 })
  })

  it('offers no action to an employee who may not change the certificate', async () => {
    await open(RECORD, 'readOnly')
    expect(screen.queryByRole('button', { name: '정정 재발급' })).toBeNull()
    expect(screen.queryByRole('button', { name: '효력 취소' })).toBeNull()
  })
})
