import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addSeoulDays } from '../../time/seoul-day.ts'
import { parseSlip, slipPayload, slipText } from './slip-payload.ts'

const facts = { applicationNo: 7311, sessionNo: 42, eduDate: '2026-12-10', venueNo: 5 }
const signature = `${'Ab-_0'.repeat(17)}Q`
const payload = `EDU1.7311.42.20261210.5.${signature}`

test('encodes application, session, day and venue in a slip and nothing about the person', () => {
  expect(slipText(facts)).toBe('EDU1.7311.42.20261210.5')
  expect(slipPayload(slipText(facts), signature)).toBe(payload)
  expect(parseSlip(payload)).toEqual({ facts, signed: 'EDU1.7311.42.20261210.5', signature })
})

test('reads every slip back as written', () => {
  const number = fc.integer({ min: 1, max: 2_147_483_647 })
  const eduDate = fc.nat(40_000).map((days) => addSeoulDays('2020-01-01', days))
  const any = fc.record({ applicationNo: number, sessionNo: number, eduDate, venueNo: number })
  fc.assert(
    fc.property(any, (slip) => {
      expect(parseSlip(slipPayload(slipText(slip), signature))?.facts).toEqual(slip)
    }),
  )
})

test.each([
  ['nothing', ''],
  ['another symbol', 'https://edu.example.or.kr/verify/2FQ8-ZN0C-W7XR'],
  ['another version', payload.replace('EDU1', 'EDU2')],
  ['no signature', 'EDU1.7311.42.20261210.5'],
  ['a shorter signature', payload.slice(0, -1)],
  ['a longer signature', `${payload}A`],
  ['a second spelling of the last sign', `${payload.slice(0, -1)}R`],
  ['a day that does not exist', payload.replace('20261210', '20260230')],
  ['a number with a leading zero', payload.replace('.42.', '.042.')],
  ['a number nothing has', payload.replace('.42.', '.9999999999.')],
  ['zero', payload.replace('.42.', '.0.')],
  ['a sixth part', payload.replace('.5.', '.5.6.')],
  ['a line break behind it', `${payload}\n`],
  ['signs that only look like digits', payload.replace('7311', '７３１１')],
])('rejects %s as a slip', (_what, text) => {
  expect(parseSlip(text)).toBeNull()
})
