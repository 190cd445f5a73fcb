import { fireEvent, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { leaveStaffScreen, openStaffScreen, press, server, type } from '../../../testing/staff-screen.tsx'
import type { SavedExport } from './saved-export.ts'
import { SavedExportsScreen } from './saved-exports-screen.tsx'

const SAVED: SavedExport = {
  savedNo: 4,
  screen: 'members',
  savedName: '휴면 명단',
  filter: { state: 'dormant' },
  found: '휴면',
  columns: ['phone', 'name'],
  format: 'csv',
  isUnmasked: false,
  role: null,
  isOwn: true,
  mayRemove: true,
  schedule: null,
  isPaused: false,
  nextAt: null,
  lastSaid: null,
  lastAt: null,
}
const WEEKLY = { rhythm: 'weekly', rhythmDay: 1, hour: 9 } as const

const open = (saved: Partial<SavedExport>, ...answers: object[]) =>
  openStaffScreen(<SavedExportsScreen />, 'support', {
    answers: [{ list: [{ ...SAVED, ...saved }] }, ...answers],
  })

afterEach(leaveStaffScreen)

describe('saved exports', () => {
  it('makes a saved export now with a reason in the saved columns', async () => {
    open({}, { exportNo: 3, rowCount: 12, approvalNo: null })
    await screen.findByText('휴면 명단')
    await press('지금 만들기')
    type('무슨 일로 내보내시나요?', 'check')
    type('설명', '명부 대조')
    await press('파일 만들기')
    await screen.findByText('12건을 만들고 있습니다.')
    expect(server.asked.at(-1)?.sent).toEqual({
      choice: { screen: 'members', filter: { state: 'dormant' } },
      format: 'csv',
      columns: ['phone', 'name'],
      isUnmasked: false,
      purpose: 'check',
      text: '명부 대조',
    })
  })

  it('schedules an export with a day, an hour and a reason', async () => {
    open({}, { nextAt: null }, { list: [] })
    await screen.findByText('휴면 명단')
    await press('예약하기')
    fireEvent.click(screen.getByLabelText('주마다'))
    type('요일', '1')
    type('시각', '9')
    type('무슨 일로 내보내시나요?', 'check')
    type('설명', '주마다 대조')
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: '예약하기' }))
    await screen.findByText(/저장한 내보내기가 없습니다/)
    expect(server.asked.find(({ path }) => path.endsWith('/schedule'))?.sent).toEqual({
      savedNo: 4,
      schedule: WEEKLY,
      purpose: 'check',
      text: '주마다 대조',
    })
  })

  it('shows when an export is made next and why the last run made no file', async () => {
    const schedule = { schedule: WEEKLY, nextAt: '2026-11-30T00:00:00.000Z' }
    open(schedule)
    await screen.findByText(/주마다 월요일 9시 · 다음 .*30/)
    leaveStaffScreen()
    open({ ...schedule, isPaused: true, lastSaid: '내보낼 권한이 없어 만들지 않고 멈췄습니다.' })
    await screen.findByText(/권한이 없어/)
    expect(screen.getByRole('button', { name: '이어 하기' })).toBeTruthy()
  })

  it('lets a role’s employees make its export and reserves scheduling for the owner', async () => {
    open({ role: 'support', isOwn: false, mayRemove: false })
    await screen.findByRole('button', { name: '지금 만들기' })
    for (const name of ['예약하기', '멈추기', '삭제'])
      expect(screen.queryByRole('button', { name })).toBeNull()
  })
})
