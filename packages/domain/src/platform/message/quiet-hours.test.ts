import { execFileSync } from 'node:child_process'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { nightUntil } from './quiet-hours.ts'
import { seoulTime } from '../../time/seoul-day.ts'

test.each([
  ['2026-11-22T20:59:59.999+09:00', null],
  ['2026-11-22T21:00:00.000+09:00', '2026-11-23T08:00:00+09:00'],
  ['2026-11-22T23:59:59.999+09:00', '2026-11-23T08:00:00+09:00'],
  ['2026-11-23T00:00:00.000+09:00', '2026-11-23T08:00:00+09:00'],
  ['2026-11-23T07:59:59.999+09:00', '2026-11-23T08:00:00+09:00'],
  ['2026-11-23T08:00:00.000+09:00', null],
  ['2026-12-31T22:00:00.000+09:00', '2027-01-01T08:00:00+09:00'],
  ['2028-02-28T21:30:00.000+09:00', '2028-02-29T08:00:00+09:00'],
])('ends at %s the night at %s', (now, until) => {
  expect(nightUntil(new Date(now))).toEqual(until === null ? null : new Date(until))
})

test('notifies of any event between 08:00 and 21:00 and at most 11 hours later', () => {
  const instants = fc.date({ min: new Date('2020-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
  fc.assert(
    fc.property(instants, (at) => {
      const notified = nightUntil(at) ?? at
      expect(nightUntil(notified)).toBeNull()
      expect(seoulTime(notified) >= '08:00' && seoulTime(notified) < '21:00').toBe(true)
      expect(notified.getTime() - at.getTime()).toBeLessThanOrEqual(11 * 3_600_000)
    }),
  )
})

const AT = ['2026-07-01T11:59:59Z', '2026-07-01T12:00:00Z', '2026-12-30T22:59:59Z', '2026-12-30T23:00:00Z']
const RULE = new URL('quiet-hours.ts', import.meta.url).href
const ASK = `import(${JSON.stringify(RULE)}).then(({ nightUntil }) =>
  console.log(JSON.stringify([new Date('2026-07-01').getTimezoneOffset(), ...${JSON.stringify(AT)}.map((at) => nightUntil(new Date(at)))])))`

test.each([
  ['America/New_York', 240],
  ['Asia/Seoul', -540],
  ['Pacific/Kiritimati', -840],
])('keeps the night of Seoul on a server in %s', (TZ, offset) => {
  const said = execFileSync(process.execPath, ['-e', ASK], { env: { ...process.env, TZ }, encoding: 'utf8' })
  expect(JSON.parse(said)).toEqual([
    offset,
    null,
    '2026-07-01T23:00:00.000Z',
    '2026-12-30T23:00:00.000Z',
    null,
  ])
})
