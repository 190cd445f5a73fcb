import { fireEvent, screen } from '@testing-library/react'
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
import { LicenceScreen } from './licence-screen.tsx'
import type { LicenceRecord } from './licence-text.ts'
import { LicencesScreen } from './licences-screen.tsx'

const ROW = {
  checkNo: 7,
  cause: 'typed',
  state: 'waiting',
  study: 'inProgress',
  kind: 'online',
  number: 11,
  memberNo: 2,
  userName: '김*자',
  businessName: '한마음 식당',
  licenseNumber: '2019****556',
  representative: '김*자',
  address: '경기도 수원시 팔달구 ***',
  industryType: 1,
  year: 2026,
  differences: null,
  madeAt: '2026-11-21T01:00:00.000Z',
  decidedAt: null,
} as const
const NEAR = {
  licenseNumber: '20190114555',
  businessName: '한마음식당',
  businessTypeName: '일반음식점',
  representative: '김**',
  address: '경기도 수원시 팔달구 가상로 12, 1층',
}
const SEEN = 'a'.repeat(64)
const RECORD: LicenceRecord = {
  ...ROW,
  seen: SEEN,
  listed: null,
  changed: null,
  candidates: [{ ...NEAR, differences: ['licenceNo', 'address'] }],
  certificateNo: null,
  sentence: '',
  decidedBy: null,
  corrected: [],
}
const CHANGED: LicenceRecord = {
  ...RECORD,
  cause: 'changed',
  differences: ['representative'],
  listed: { ...NEAR, representative: '이**' },
  changed: { before: NEAR, seenAt: '2026-11-20T11:00:00.000Z' },
}
const PAGE = {
  list: [ROW],
  first: 'a.b',
  next: null,
  count: 1,
  isCountWhole: true,
  asOf: '2026-11-23T01:28:00.000Z',
}

function open(at: string, record: LicenceRecord = RECORD, role: 'support' | 'readOnly' = 'support') {
  openStaffScreen(
    <Routes>
      <Route path="/licences" element={<LicencesScreen />} />
      <Route path="/licences/:no" element={<LicenceScreen />} />
    </Routes>,
    role,
    {
      at,
      byPath: {
        '/api/staff/licences/list': PAGE,
        '/api/staff/licences/read': record,
        '/api/staff/licences/judge': { checkNo: 7 },
        '/api/staff/licences/correct': { checkNo: 7 },
        '/api/staff/cases/mine': { list: [] },
        '/api/staff/views/list': { list: [] },
      },
    },
  )
}
afterEach(leaveStaffScreen)
const sentTo = (word: string) => server.asked.find(({ path }) => path === `/api/staff/licences/${word}`)?.sent

describe('places to check', () => {
  it('lists places with the data of the register and links each to its record', async () => {
    open('/licences?state=waiting&cause=typed')
    const link = await screen.findByRole('link', { name: '한마음 식당' })
    expect(link.getAttribute('href')).toBe('/licences/7')
    expect(screen.getByText('인허가에 없음')).toBeTruthy()
    expect(sentTo('list')).toMatchObject({ filter: { state: 'waiting', cause: 'typed' } })
  })

  it('confirms a place or asks the member again, only with an explanation', async () => {
    open('/licences/7')
    await screen.findByRole('button', { name: '맞음' })
    await submit('맞음')
    expect(screen.getByText('확인한 내용을 5자 이상 입력해주세요.')).toBeTruthy()
    type('확인한 내용', '시청에 전화로 확인함')
    await press('다시 묻기')
    const sent = { checkNo: 7, seen: SEEN, outcome: 'askedAgain', text: '시청에 전화로 확인함' }
    expect(sentTo('judge')).toEqual(sent)
  })

  it('takes number and address from a nearby row and says what is cleared', async () => {
    open('/licences/7')
    fireEvent.click(await screen.findByRole('button', { name: '한마음식당 고르기' }))
    expect(await screen.findByText(/상세 주소는 삭제합니다/)).toBeTruthy()
    type('사유', '번호를 잘못 적음')
    await submit('바로잡기')
    expect(sentTo('correct')).toEqual({
      checkNo: 7,
      seen: SEEN,
      reason: '번호를 잘못 적음',
      licenseNumber: '20190114555',
      address: NEAR.address,
      address2: '',
    })
  })

  it('explains a changed representative beside the previous licence', async () => {
    open('/licences/7', CHANGED)
    expect(await screen.findByText(/대표자가 바뀌었습니다/)).toBeTruthy()
    expect(screen.getByText('바뀌기 전 인허가')).toBeTruthy()
    expect(screen.getByText('다름')).toBeTruthy()
  })

  it('says that a correction after completion replaces the certificate', async () => {
    open('/licences/7', { ...RECORD, study: 'completed', certificateNo: 3 })
    fireEvent.click(await screen.findByRole('button', { name: '바로잡기' }))
    expect(await screen.findByRole('button', { name: '정정하고 수료증 재발급' })).toBeTruthy()
  })

  it('shows places without actions to those who do not decide', async () => {
    open('/licences/7', RECORD, 'readOnly')
    await screen.findByRole('heading', { name: '가까운 인허가 업소' })
    expect(screen.queryByRole('button', { name: '맞음' })).toBeNull()
    expect(screen.queryByRole('button', { name: '한마음식당 고르기' })).toBeNull()
  })
})
