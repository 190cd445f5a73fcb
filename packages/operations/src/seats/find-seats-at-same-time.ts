import type { Queries } from '@hygiene/db'

/** The other sessions a person has a seat of at some time of this one; of an application itself nothing is said. */
export async function findSeatsAtSameTime(
  db: Queries,
  memberNo: number,
  { startsAt, endsAt }: { startsAt: Date; endsAt: Date },
  now: Date,
  except: number | null = null,
): Promise<{ startsAt: Date; endsAt: Date }[]> {
  const bookings = await db.booking.findMany({
    where: {
      memberNo,
      OR: [{ seat: 'sold' }, { seat: 'held', heldUntil: { gt: now } }],
      session: { status: { not: 'cancelled' }, startsAt: { lt: endsAt }, endsAt: { gt: startsAt } },
      ...(except === null ? {} : { applicationNo: { not: except } }),
    },
    select: { session: { select: { startsAt: true, endsAt: true } } },
  })
  return bookings.map(({ session }) => session)
}
