import { describe, expect, it } from 'vitest'
import { at, person, sampleCheckIn, slipSigner } from '../../../../testing/sample-check-in.ts'
import { readSymbol } from './read-symbol.ts'
import { clockAhead, directionNow, usualDirection } from './session-times.ts'
import { slipCheck } from './slip-check.ts'
import { answerOnPerson, answerOnRefusal } from './check-in-answer.ts'

const signer = await slipSigner()
const checkIn = sampleCheckIn({ slipKey: signer.slipKey })
const isGenuine = await slipCheck(checkIn.slipKey)
const read = (payload: string, change: Partial<typeof checkIn> = {}) =>
  readSymbol(payload, { ...checkIn, ...change }, checkIn.people, isGenuine)

describe('a symbol scanned without a network', () => {
  it('finds the person that the symbol was signed for', async () => {
    expect(await read(await signer.sign(7311))).toEqual({ kind: 'person', person: checkIn.people[0] })
  })

  it('admits a person booked here, also with the slip of the previous session', async () => {
    const old = await signer.sign(7311, { sessionNo: 9, venueNo: 2, eduDate: '2026-12-03' })
    expect(await read(old)).toMatchObject({ kind: 'person' })
  })

  it.each([
    ['다른 날짜 수강증', { sessionNo: 9, eduDate: '2026-12-03' }, '2026년 12월 3일(목) 교육의 수강증입니다'],
    ['다른 교육장 수강증', { sessionNo: 9, venueNo: 2 }, '다른 교육장의 수강증입니다'],
    ['다른 교육 수강증', { sessionNo: 9 }, '다른 교육의 수강증입니다'],
  ])('shows %s for a genuine slip', async (title, facts, sentence) => {
    const finding = await read(await signer.sign(8000, facts))
    if (finding.kind !== 'refused') throw new Error(finding.kind)
    const answer = answerOnRefusal(finding.refusal, finding.slip)
    expect(answer).toMatchObject({ tone: 'refused', title, isRecorded: false })
    expect(answer.sentence).toContain(sentence)
  })

  it('leaves a person missing from the list to the server because the list may be outdated', async () => {
    expect(await read(await signer.sign(8000))).toEqual({ kind: 'unlisted', applicationNo: 8000 })
  })

  it.each([
    ['another key signed', async () => (await slipSigner()).sign(7311)],
    ['was changed afterwards', async () => (await signer.sign(7311)).replace('.7311.', '.7312.')],
    ['is an address', async () => Promise.resolve('https://example.com/7311')],
    ['is empty', async () => Promise.resolve('')],
  ])('rejects a symbol that %s as forged', async (_what, payload) => {
    expect(await read(await payload())).toMatchObject({ refusal: 'FORGED' })
    expect(answerOnRefusal('FORGED', null).title).toBe('위조되었거나 손상된 QR')
  })

  it('admits no person to a cancelled session', async () => {
    expect(await read(await signer.sign(7311), { isCancelled: true })).toMatchObject({
      refusal: 'SESSION_CANCELLED',
    })
  })
})

describe('a person at the check-in', () => {
  const came = { inAt: at('09:40').toISOString() }
  const left = { ...came, outAt: at('17:00').toISOString() }

  it.each([
    ['in', '09:41', {}, 'in', '입실 확인', true],
    ['in', '10:20', {}, 'in', '입실 확인', true],
    ['in', '10:21', {}, 'warn', '입실 확인', true],
    ['in', '09:50', came, 'warn', '이미 확인됨', false],
    ['out', '16:50', came, 'out', '퇴실 확인', true],
    ['out', '16:49', came, 'warn', '퇴실 확인', true],
    ['out', '17:00', {}, 'warn', '퇴실 확인', true],
    ['out', '17:00', left, 'warn', '이미 확인됨', false],
    ['out', '17:05', left, 'out', '퇴실 확인', true],
  ] as const)('judges going %s at %s after %j as %s', (direction, time, marks, tone, title, isRecorded) => {
    expect(answerOnPerson(person(7311, marks), direction, at(time), checkIn.sessionDay)).toMatchObject({
      tone,
      title,
      isRecorded,
    })
  })
})

describe('the check-in direction', () => {
  it.each([
    ['08:30', 'in'],
    ['15:59', 'in'],
    ['16:00', 'out'],
    ['18:10', 'out'],
  ] as const)('expects at %s that most people go %s', (time, direction) => {
    expect(usualDirection({ endsAt: at('17:00') }, at(time))).toBe(direction)
  })

  it('keeps the direction chosen by staff until the clock itself would switch', () => {
    const choice = { direction: 'out', usual: 'in' } as const
    expect(directionNow(choice, 'in')).toBe('out')
    expect(directionNow({ direction: 'in', usual: 'in' }, 'out')).toBe('out')
    expect(directionNow(null, 'in')).toBe('in')
  })
})

it('measures the clock difference at the middle of the call', () => {
  const sentAt = at('09:00').getTime()
  expect(clockAhead(at('09:30').toISOString(), sentAt - 2000, sentAt + 2000)).toBe(30 * 60_000)
})
