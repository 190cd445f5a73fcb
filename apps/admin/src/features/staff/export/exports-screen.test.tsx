import { screen } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { afterEach, describe, expect, it } from 'vitest'
import { leaveStaffScreen, openStaffScreen, press } from '../../../testing/staff-screen.tsx'
import { ExportsScreen } from './exports-screen.tsx'

const row = (exportNo: number, more: object = {}) => ({
  exportNo,
  screen: 'members',
  format: 'xlsx',
  isUnmasked: false,
  found: '휴면',
  rowCount: 1284,
  madeRows: 0,
  status: 'ready',
  failure: null,
  sizeBytes: 20_000,
  sha256: 'a'.repeat(64),
  orderedAt: '2026-11-23T01:00:00.000Z',
  endsAt: '2026-11-24T01:00:00.000Z',
  takenAt: null,
  ...more,
})

function open(list: object[], answers: (object | 'EXPORT_TAKEN')[] = []) {
  const page = {
    list,
    first: 'a.b',
    next: null,
    count: list.length,
    isCountWhole: true,
    asOf: '2026-11-23T01:28:00.000Z',
  }
  openStaffScreen(
    <Routes>
      <Route path="/exports" element={<ExportsScreen />} />
    </Routes>,
    'support',
    {
      at: '/exports',
      answers,
      byPath: { '/api/staff/exports/list': page, '/api/staff/views/list': { list: [] } },
    },
  )
}

afterEach(leaveStaffScreen)

describe('own exports', () => {
  it('shows the progress of each export and offers those that are ready', async () => {
    open([
      row(3),
      row(2, { status: 'making', madeRows: 600 }),
      row(1, { status: 'taken', takenAt: '2026-11-23T02:00:00.000Z' }),
    ])
    await screen.findByRole('button', { name: '회원 3 받기' })
    expect(screen.getAllByRole('button', { name: /받기$/ })).toHaveLength(1)
    screen.getByText('600 / 1,284')
    screen.getByText('만드는 중')
  })

  it('shows the server’s sentence when a file is no longer available', async () => {
    open([row(3)], ['EXPORT_TAKEN'])
    await screen.findByRole('button', { name: '회원 3 받기' })
    await press('회원 3 받기')
    expect(await screen.findByText(/이미 받은 파일입니다/)).toBeTruthy()
  })
})
