import { expect, it } from 'vitest'
import { sampleRecord } from '../../../testing/sample-record.ts'
import { byApplication, placesOf, priceOf } from './application.ts'

const ofApplication = (applicationNo: number) => ({
  edu: { inPersonEnrolmentNo: applicationNo, courseNo: 1, applicationNo, salesType: 1 as const },
})

it('groups the licences of one seat in the order of the list', () => {
  const records = [
    sampleRecord(3, { info: ofApplication(30) }),
    sampleRecord(2, { info: ofApplication(20) }),
    sampleRecord(1, { info: ofApplication(30) }),
  ]
  const groups = byApplication(records)
  expect(
    groups.map(({ applicationNo, rows }) => [applicationNo, rows.map(({ edu }) => edu.businessName)]),
  ).toEqual([
    [30, ['식당 3', '식당 1']],
    [20, ['식당 2']],
  ])
  expect(groups.map(placesOf)).toEqual(['식당 3 외 1곳', '식당 2'])
})

it('takes the seat from a live record and excludes a cancelled record from the price', () => {
  const [group] = byApplication([
    sampleRecord(1, { info: ofApplication(30), status: 'cancelled' }),
    sampleRecord(2, { info: ofApplication(30), status: 'applied' }),
    sampleRecord(3, { info: ofApplication(30), status: 'applied' }),
  ])
  expect(group?.lead.edu.businessName).toBe('식당 2')
  expect(group && priceOf(group)).toBe(60_000)
})
