import { sentenceOf } from '@hygiene/db'
import { windUpSession as contract } from '@hygiene/contracts'
import { inWindUpOrder } from '@hygiene/domain'
import { endGonePlace } from '@hygiene/operations/in-person/queue/end-gone-place'
import { windUpBooking } from '@hygiene/operations/in-person/session/wind-up-booking'
import { LIVE_PLACES } from '@hygiene/domain'
import type { WorkerDeps } from '../deps.ts'
import { handleJob } from '../handle-job.ts'

/**
 * Goes through everybody of a session the association cancelled, one transaction a person, so that a crash in the middle
 * leaves each either told and settled or still to do. One person's trouble does not keep the others; the job then fails
 * and comes back to those who are left.
 */
export async function windUpSessionJob(
  deps: WorkerDeps,
  { sessionNo }: { sessionNo: number },
): Promise<void> {
  const session = await deps.db.inPersonSession.findUnique({ where: { sessionNo } })
  if (session?.status !== 'cancelled') return
  const failed = [...(await endPlaces(deps, sessionNo)), ...(await windUpBookings(deps, sessionNo))]
  if (failed.length > 0) throw new Error(`Not wound up: ${failed.join(', ')}`)
}

async function endPlaces({ db, now }: WorkerDeps, sessionNo: number): Promise<string[]> {
  const places = await db.waitingEntry.findMany({
    where: { sessionNo, status: { in: [...LIVE_PLACES] } },
    orderBy: { waitingNo: 'asc' },
  })
  return eachOnItsOwn(
    places,
    ({ waitingNo }) => `place ${waitingNo}`,
    (place) => db.$transaction((tx) => endGonePlace(tx, place, now())),
  )
}

async function windUpBookings({ db, now }: WorkerDeps, sessionNo: number): Promise<string[]> {
  const bookings = await db.booking.findMany({
    where: { sessionNo, seat: { not: 'released' } },
    orderBy: [{ bookedAt: 'asc' }, { applicationNo: 'asc' }],
  })
  return eachOnItsOwn(
    inWindUpOrder(bookings),
    ({ applicationNo }) => `application ${applicationNo}`,
    (booking) => db.$transaction((tx) => windUpBooking(tx, booking, now())),
  )
}

async function eachOnItsOwn<T>(
  items: readonly T[],
  name: (item: T) => string,
  work: (item: T) => Promise<unknown>,
): Promise<string[]> {
  const failed: string[] = []
  for (const item of items) {
    try {
      await work(item)
    } catch (error) {
      failed.push(`${name(item)} (${sentenceOf(error)})`)
    }
  }
  return failed
}

export const windUpSessionHandler = handleJob(contract, windUpSessionJob)
