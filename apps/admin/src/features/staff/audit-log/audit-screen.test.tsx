import { fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { leaveStaffScreen, openStaffScreen } from '../../../testing/staff-screen.tsx'
import { AuditScreen } from './audit-screen.tsx'

const DIGEST = '1f7790f5a3b1c2d4e5f60718293a4b5c6d7e8f901a2b3c4d5e6f708192a3b4c5'
const entry = (auditNo: string, operation: string, memberNos: number[], more: object = {}) => ({
  auditNo,
  at: '2026-12-08T01:00:00.000Z',
  employeeName: '박상담',
  loginId: 'sangdam1',
  consoleUser: null,
  memberNos,
  people: memberNos.length,
  operation,
  subjectKind: null,
  subjectNo: null,
  detail: '',
  reason: '',
  isLinked: false,
  ipAddress: '203.0.113.7',
  ...more,
})

afterEach(leaveStaffScreen)

async function open(list: object[]) {
  const page = {
    list,
    first: 'a.b',
    next: null,
    count: list.length,
    isCountWhole: true,
    asOf: '2026-12-08T01:00:00Z',
  }
  openStaffScreen(<AuditScreen />, 'headquarters', { at: '/audit', answers: [page] })
  return screen.findByRole('table')
}

it('shows a list of people as one row that unfolds to links', async () => {
  const table = await open([
    entry('3', 'listMembers', [11, 12, 13]),
    entry('2', 'addLecture', [], { subjectKind: 'lecture', subjectNo: 7 }),
  ])
  fireEvent.click(within(table).getByText('명단 3명'))
  expect(within(table).getByRole('link', { name: '12' }).getAttribute('href')).toBe('/members/12')
  expect(within(table).queryByText(/외 \d/)).toBeNull()
})

it('shows how many people a long list has beside the named ones', async () => {
  const table = await open([entry('3', 'makeExport', [11, 12], { people: 1273, detail: '회원' })])
  expect(within(table).getByText('명단 1,273명')).toBeTruthy()
  expect(within(table).getByText('외 1,271명')).toBeTruthy()
})

it('shows neither the name of an operation nor the digest of a file', async () => {
  const table = await open([
    entry('3', 'makeExport', [11], { detail: '결제', reason: `${DIGEST} 월말 대사` }),
    entry('2', 'requestApproval', [11], { subjectKind: 'approval', subjectNo: 1, detail: '수료증 정정' }),
    entry('1', 'laterVersion', [11], { subjectKind: 'venue', subjectNo: 12, detail: 'a code' }),
  ])
  const cells = within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent.replaceAll('sangdam1', ''))
  expect(cells).toHaveLength(3)
  for (const text of cells) expect(text).not.toMatch(/[A-Za-z]|[\da-f]{16,}/)
  for (const titled of table.querySelectorAll('tbody [title]'))
    expect(titled.getAttribute('title')).not.toMatch(/[A-Za-z]|[\da-f]{16,}/)
})
