import { describe, expect, it } from 'vitest'
import { sampleRecord } from '../../../testing/sample-record.ts'
import { payableInPerson, payableOnline } from './payable.ts'

const now = new Date('2026-12-01T10:00:00+09:00')
const held = { status: 'applied', seat: 'held', heldUntil: '2026-12-01T01:30:00Z' } as const

describe('an application in person at the checkout', () => {
  it('offers every licence of an application for payment while its seat is held', () => {
    const rows = [sampleRecord(1, { ...held, price: 30_000 }), sampleRecord(1, { ...held, price: 25_000 })]
    const payable = payableInPerson(rows, now)
    expect(payable).toMatchObject({ state: 'payable', seat: { heldUntil: held.heldUntil } })
    expect(payable.state === 'payable' && payable.items.map(({ price }) => price)).toEqual([30_000, 25_000])
  })

  it('omits a licence that was given up', () => {
    const rows = [sampleRecord(1, held), sampleRecord(1, { ...held, status: 'cancelled' })]
    const payable = payableInPerson(rows, now)
    expect(payable.state === 'payable' && payable.items.length).toBe(1)
  })

  it.each([
    ['the hold has run out to the second', { ...held, heldUntil: '2026-12-01T01:00:00Z' }, 'seatGone'],
    ['the seat was released', { status: 'cancelled', seat: 'released', heldUntil: null }, 'seatGone'],
    ['it waits in a queue', { status: 'applied', seat: 'waiting', heldUntil: null }, 'waiting'],
    ['it is paid', { status: 'paid', seat: 'sold', heldUntil: null }, 'paid'],
    ['the person has been there', { status: 'attended', seat: 'sold', heldUntil: null }, 'paid'],
  ] as const)('refuses payment when %s', (_what, change, state) => {
    expect(payableInPerson([sampleRecord(1, change)], now).state).toBe(state)
  })

  it('shows why the application ended when the server gives the reason', () => {
    const ended = sampleRecord(1, {
      status: 'cancelled',
      seat: 'released',
      heldUntil: null,
      endSentence: '결제 시간이 지나 취소되었습니다.',
    })
    expect(payableInPerson([ended], now)).toMatchObject({ sentence: '결제 시간이 지나 취소되었습니다.' })
  })
})

it('finds nothing to pay for an unknown number', () => {
  expect([payableInPerson([], now), payableOnline([])]).toEqual([{ state: 'nothing' }, { state: 'nothing' }])
})
