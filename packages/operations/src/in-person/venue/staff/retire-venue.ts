import { retireVenue as contract } from '@hygiene/contracts/in-person/venue/staff/retire-venue'
import { lockVenue } from '@hygiene/db/locks'
import { denied } from '@hygiene/domain/verdict'
import { operation } from '../../../kit/operation.ts'

/** Retires a venue or restores it. Its lock prevents a session from being created there at the same time. */
export const retireVenue = operation(contract, async ({ db, input: { venueNo, isRetired }, now, log }) => {
  const venue = await lockVenue(db, venueNo)
  if (!venue) return denied('VENUE_NOT_FOUND')
  const isSame = isRetired
    ? venue.retiredAt !== null
    : venue.retiredAt === null && venue.closedFromOn === null
  if (isSame) return denied('NOTHING_CHANGES')
  const upcoming = { venueNo, status: 'open', endsAt: { gt: now } } as const
  if (isRetired && (await db.inPersonSession.count({ where: upcoming })) > 0) return denied('VENUE_IN_USE')
  const data = isRetired ? { retiredAt: now } : { retiredAt: null, closedFromOn: null }
  await db.venue.update({ where: { venueNo }, data })
  log({ detail: isRetired ? '사용 중지' : '다시 사용' })
  return { venueNo }
})
