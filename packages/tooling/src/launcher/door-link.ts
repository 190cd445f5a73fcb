import type { Queries } from '@hygiene/db'
import { addSeoulDays, doorHours, seoulDay, startOfSeoulDay } from '@hygiene/domain'

/** The door of the session most people go to today; null where no session is held today. */
export async function linkTodaysDoor(db: Queries, publicUrl: string, now: Date): Promise<string | null> {
  const { doorAddress, makeDoorPass } = await import('@hygiene/operations/in-person/check-in/door-pass')
  const today = seoulDay(now)
  const sessions = await db.inPersonSession.findMany({
    where: {
      status: 'open',
      startsAt: { gte: startOfSeoulDay(today), lt: startOfSeoulDay(addSeoulDays(today, 1)) },
    },
    include: { bookings: { where: { seat: 'sold' }, select: { applicationNo: true } } },
    orderBy: { sessionNo: 'asc' },
  })
  const [session] = sessions.toSorted((left, right) => right.bookings.length - left.bookings.length)
  if (!session) return null

  const { validFrom, validUntil } = doorHours(session)
  // A town that is started at night shows the door at night.
  const hours = { validFrom: validFrom < now ? validFrom : now, validUntil }
  const { code } = await makeDoorPass(db, session, '출입구', now, hours)
  return doorAddress(publicUrl, code)
}

/** The same for a town's database. */
export async function openTodaysDoor(databaseUrl: string, publicUrl: string): Promise<string | null> {
  const { connectDatabase } = await import('@hygiene/db')
  const database = connectDatabase({ url: databaseUrl, poolSize: 1 })
  try {
    return await linkTodaysDoor(database.db, publicUrl, new Date())
  } finally {
    await database.close()
  }
}
