import { saveVenue as contract } from '@hygiene/contracts/in-person/venue/staff/save-venue'
import { lockVenue } from '@hygiene/db/locks'
import { denied } from '@hygiene/domain/verdict'
import { operation } from '../../../kit/operation.ts'

/** The venue's lock prevents a new session from using seats that this change removes. */
export const saveVenue = operation(contract, async ({ db, input, now }) => {
  const { venueNo, venueName, reason: _, ...rest } = input
  const facts = { ...rest, name: venueName }
  if ((await db.region.count({ where: { code: facts.sidoCode } })) === 0) return denied('REGION_NOT_FOUND')
  if (venueNo === null) return db.venue.create({ data: facts, select: { venueNo: true } })
  if (!(await lockVenue(db, venueNo))) return denied('VENUE_NOT_FOUND')
  const needed = await db.inPersonSession.count({
    where: { venueNo, status: 'open', startsAt: { gt: now }, capacity: { gt: facts.venueCapacity } },
  })
  if (needed > 0) return denied('VENUE_SEATS_NEEDED')
  await db.venue.update({ where: { venueNo }, data: facts })
  return { venueNo }
})
