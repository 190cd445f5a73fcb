import { screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { leaveStaffScreen, openStaffScreen, press, server } from '../../../testing/staff-screen.tsx'
import { BulkOperationsScreen, progressText } from './bulk-operations-screen.tsx'

const ACTION = {
  bulkOperationNo: 7,
  kind: 'text',
  screen: 'members',
  status: 'running',
  employeeName: '박상담',
  about: '내일 새벽 점검합니다.',
  reason: '장애·점검 안내: 점검',
  people: 1_200,
  leftBefore: 2,
  done: 400,
  left: 1,
  refused: 0,
  orderedAt: '2026-12-08T01:00:00.000Z',
  endedAt: null,
} as const

afterEach(leaveStaffScreen)

it.each([
  [{}, '401 / 1,200 · 벗어남 3'],
  [{ left: 0, leftBefore: 0, done: 1_200 }, '1,200 / 1,200'],
  [{ left: 0, leftBefore: 0, done: 9, refused: 1, people: 10 }, '10 / 10 · 할 수 없음 1'],
])('shows the progress of %o in figures', (more, text) => {
  expect(progressText({ ...ACTION, ...more })).toBe(text)
})

it('shows the progress of a bulk operation and stops the operation on demand', async () => {
  openStaffScreen(<BulkOperationsScreen />, 'support', {
    at: '/bulk-operations',
    byPath: {
      '/api/staff/bulkOperations/list': { list: [ACTION] },
      '/api/staff/bulkOperations/stop': { bulkOperationNo: 7 },
    },
  })
  await screen.findByText('401 / 1,200 · 벗어남 3')
  await screen.findByText('하는 중')
  await press('멈추기 7')
  await screen.findByText('일괄 처리를 멈췄습니다. 이미 한 것은 그대로입니다.')
  expect(server.asked).toContainEqual({
    path: '/api/staff/bulkOperations/stop',
    sent: { bulkOperationNo: 7 },
  })
})
