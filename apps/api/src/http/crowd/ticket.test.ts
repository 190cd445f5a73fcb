import { describe, expect, it } from 'vitest'
import { arrivalOf, ticketOf } from './ticket.ts'

const SECRET = 'a-secret-of-these-tests-alone'
const arrival = { id: 'someone', arrivedAt: 1_000, key: 'kim' }
const ticket = ticketOf(SECRET, arrival, 10_000)

describe('a line ticket', () => {
  it('keeps the arrival of a ticket until a minute after the named time', () => {
    expect(arrivalOf(SECRET, ticket, 69_999)).toEqual({ id: 'someone', arrivedAt: 1_000 })
    expect(arrivalOf(SECRET, ticket, 70_000)).toBeNull()
  })

  it.each([
    ['forged', ticket.replace('.1000.', '.1.')],
    ['made longer', ticket.replace('.70000.', '.99999.')],
    ['cut', ticket.slice(0, -4)],
    ['of another secret', ticketOf(`${SECRET}2`, arrival, 10_000)],
    ['empty', ''],
  ])('rejects a ticket that is %s', (_how, given) => {
    expect(arrivalOf(SECRET, given, 2_000)).toBeNull()
  })
})
