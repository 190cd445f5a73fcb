import { FIRST_ASSOCIATION } from '@hygiene/domain/association'
import { fireEvent, screen, within } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { leaveStaffScreen, openStaffScreen, press, server } from '../../../testing/staff-screen.tsx'
import { SettingsScreen } from './settings-screen.tsx'

const FIRST = {
  versionNo: 1,
  startsAt: '1999-12-31T15:00:00.000Z',
  association: FIRST_ASSOCIATION,
  approvalNo: null,
}
const COMING = {
  versionNo: 2,
  startsAt: '2027-03-01T00:00:00.000Z',
  association: { ...FIRST_ASSOCIATION, representative: '김새로' },
  approvalNo: 7,
}
const SETTINGS = {
  inForce: FIRST,
  coming: [],
  earlier: [],
  waitingNo: null,
  asOf: '2026-11-23T01:28:00.000Z',
}
const PATH = '/api/staff/settings'

function open(settings: object = SETTINGS) {
  openStaffScreen(
    <Routes>
      <Route path="/settings" element={<SettingsScreen />} />
    </Routes>,
    'headquarters',
    {
      at: '/settings',
      byPath: {
        [PATH]: settings,
        [`${PATH}/preview`]: { previewNo: 5 },
        // Creates a new response for each request, because a body can be read only once.
        get [`${PATH}/openPreview`]() {
          return new Response('%PDF', { headers: { 'content-type': 'application/pdf' } })
        },
        [`${PATH}/request`]: { approvalNo: 9 },
        [`${PATH}/withdraw`]: { approvalNo: 10 },
        '/api/staff/approvals/approvers': { count: 2, loggedIn: 1, endsAt: '2026-11-30T01:28:00.000Z' },
      },
    },
  )
}

const write = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
const sentTo = (path: string) => server.asked.filter((asked) => asked.path === path).map(({ sent }) => sent)

beforeEach(() => {
  Object.assign(URL, { createObjectURL: () => 'blob:paper', revokeObjectURL: () => undefined })
})
afterEach(leaveStaffScreen)

describe('the settings screen', () => {
  it('shows typed values in the footer and as a difference before sending anything', async () => {
    open()
    await screen.findByText('아직 수정한 것이 없습니다.')
    write(/고객센터 전화/, '1588-0000')
    const row = screen.getByRole('row', { name: /고객센터 전화/ })
    expect(within(row).getByText('02-0000-0000')).toBeTruthy()
    expect(within(row).getByText('1588-0000')).toBeTruthy()
    expect(screen.getByLabelText('홈페이지 하단 견본').textContent).toContain('고객센터 1588-0000')
    expect(server.asked.map(({ path }) => path)).toEqual([PATH])
  })

  it('shows a fault beside its field and sends nothing', async () => {
    open()
    await screen.findByText('아직 수정한 것이 없습니다.')
    write(/고객센터 전화/, '전화 없음')
    await press('견본 만들기')
    expect(await screen.findByText(/전화번호를 02-000-0000/)).toBeTruthy()
    expect(sentTo(`${PATH}/preview`)).toEqual([])
  })

  it('requests approval after both samples are drawn, from a point in time in Seoul', async () => {
    open()
    await screen.findByText('아직 수정한 것이 없습니다.')
    write(/대표자/, '김새로')
    expect(screen.queryByRole('button', { name: '승인 요청하기' })).toBeNull()
    await press('견본 만들기')
    await screen.findByRole('link', { name: /수료증 견본/ })
    expect(sentTo(`${PATH}/preview`)).toEqual([
      { association: { ...FIRST_ASSOCIATION, representative: '김새로' } },
    ])

    await press('승인 요청하기')
    const dialog = within(await screen.findByRole('dialog'))
    fireEvent.click(dialog.getByLabelText('지정한 일시부터'))
    fireEvent.change(dialog.getByLabelText('시작 일시'), { target: { value: '2027-03-01T09:00' } })
    fireEvent.change(dialog.getByLabelText('사유'), { target: { value: 'elected' } })
    fireEvent.change(dialog.getByLabelText('설명'), { target: { value: '총회에서 뽑음' } })
    fireEvent.click(dialog.getByRole('button', { name: '승인 요청하기' }))
    await screen.findByText(/결재 9번으로 올렸습니다/)
    expect(sentTo(`${PATH}/request`)).toEqual([
      { previewNo: 5, startsAt: '2027-03-01T00:00:00.000Z', reasonCode: 'elected', text: '총회에서 뽑음' },
    ])
  })

  it('requires new samples when a letter is typed after them', async () => {
    open()
    await screen.findByText('아직 수정한 것이 없습니다.')
    write(/대표자/, '김새로')
    await press('견본 만들기')
    await screen.findByRole('button', { name: '승인 요청하기' })
    write(/대표자/, '김새론')
    expect(await screen.findByRole('button', { name: '견본 만들기' })).toBeTruthy()
  })

  it('lists a coming version and withdraws that version', async () => {
    open({ ...SETTINGS, coming: [COMING] })
    await screen.findByText('시작 기다림')
    await press(/^취소 2/)
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByText('김새로')).toBeTruthy()
    fireEvent.change(dialog.getByLabelText('사유'), { target: { value: 'wrong' } })
    fireEvent.change(dialog.getByLabelText('설명'), { target: { value: '날을 잘못 적음' } })
    fireEvent.click(dialog.getByRole('button', { name: '승인 요청하기' }))
    await screen.findByText(/결재 10번으로 올렸습니다/)
    expect(sentTo(`${PATH}/withdraw`)).toEqual([
      { versionNo: 2, reasonCode: 'wrong', text: '날을 잘못 적음' },
    ])
  })

  it('accepts no second request while one waits', async () => {
    open({ ...SETTINGS, coming: [COMING], waitingNo: 12 })
    expect((await screen.findByRole('link', { name: '결재 12' })).getAttribute('href')).toBe('/approvals/12')
    expect(screen.queryByRole('button', { name: /^취소 2/ })).toBeNull()
  })
})
