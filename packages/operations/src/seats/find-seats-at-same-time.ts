import type { Queries } from '@hygiene/db'
import { takenDuring } from '../records/seats-taken.ts'

/** The other sessions a person has a seat of at some time of this one; of an application itself nothing is said. */
export async function findSeatsAtSameTime(
  db: Queries,
  memberNo: number,
  session: { startsAt: Date; endsAt: Date },
  now: Date,
  except: number | null = null,
): Promise<{ startsAt: Date; endsAt: Date }[]> {
  const bookings = await db.booking.findMany({
    where: {
      memberNo,
      ...takenDuring(session, now),
      ...(except === null ? {} : { applicationNo: { not: except } }),
    },
    select: { session: { select: { startsAt: true, endsAt: true } } },
  })
  return bookings.map((booking) => booking.session)
}
