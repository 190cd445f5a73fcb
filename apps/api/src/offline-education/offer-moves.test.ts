import { acceptOffer } from '@hygiene/contracts'
import { type InPersonSession, offerFreeSeats, takeSeat } from '@hygiene/db'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { MORNING, openQueueTown, type QueueTown, type Queuer, seoul } from '../testing/queue-town.ts'

let town: QueueTown
beforeAll(async () => {
  town = await openQueueTown({ LOG_LEVEL: 'silent' })
})
afterAll(() => town.stop())

async function accept({ client, waitingNo }: Queuer & { waitingNo: number }) {
  return client.call(acceptOffer, { waitingNo })
}

async function owners(...sessions: InPersonSession[]): Promise<number[]> {
  return Promise.all(sessions.map((session) => town.taken(session, MORNING)))
}

it('a booked person who accepts has exactly one seat, whoever else grabs at both', async () => {
  const { db } = town.api.database
  for (let round = 0; round < 3; round += 1) {
    const [own, wanted] = [
      await town.session(1, { startsAt: seoul('2026-12-15T10:00') }),
      await town.session(1),
    ]
    const person = await town.offeredElsewhere(own, wanted)
    const waiting = await town.book(own, { seat: 'waiting' })
    const lapsed = { seat: 'released', endReason: 'holdLapsed' } as const
    const [late, later] = [await town.book(wanted, lapsed), await town.book(own, lapsed)]
    const grab = ({ booking: { applyEduNo } }: Queuer) =>
      db.$transaction((tx) => takeSeat(tx, applyEduNo, MORNING))
    const offer = () => db.$transaction((tx) => offerFreeSeats(tx, own.offlineEducationNo, MORNING))

    const [answer, tookWanted, tookOwn] = await Promise.all([
      accept(person),
      grab(late),
      grab(later),
      offer(),
    ])
    expect(answer.refusal).toBeNull()
    expect(tookWanted).toBe(false)
    expect(await town.standing(person)).toBe(`${wanted.offlineEducationNo} sold paid`)

    // The old seat goes to one of the two who want it: the late payer, or the person it is then offered to.
    await offer()
    const { status } = await town.place(waiting.waiting?.waitingNo ?? 0)
    expect(status).toBe(tookOwn ? 'waiting' : 'offered')
    expect(await owners(own, wanted)).toEqual([tookOwn ? 1 : 0, 1])
  }
})

it('a move that breaks in the middle loses neither the old seat nor the offer', async () => {
  const { pool } = town.api.database
  const [own, wanted] = [
    await town.session(1, { startsAt: seoul('2026-12-15T10:00') }),
    await town.session(1),
  ]
  const person = await town.offeredElsewhere(own, wanted)
  await pool.query(`ALTER TABLE "SeatMove" ADD CONSTRAINT "broken" CHECK (false) NOT VALID`)
  try {
    expect((await accept(person)).status).toBe(500)
  } finally {
    await pool.query(`ALTER TABLE "SeatMove" DROP CONSTRAINT "broken"`)
  }
  expect(await town.standing(person)).toBe(`${own.offlineEducationNo} sold paid`)
  expect((await town.place(person.waitingNo)).status).toBe('offered')

  expect((await accept(person)).refusal).toBeNull()
  expect(await town.standing(person)).toBe(`${wanted.offlineEducationNo} sold paid`)
})
