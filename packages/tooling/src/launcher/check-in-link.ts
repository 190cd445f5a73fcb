import type { Queries } from '@hygiene/db/connect'
import { addSeoulDays, seoulDay, startOfSeoulDay } from '@hygiene/domain/time/seoul-day'
import { checkInHours } from '@hygiene/domain/in-person/check-in/check-in-hours'

export async function linkTodaysCheckIn(db: Queries, publicUrl: string, now: Date): Promise<string | null> {
  const { checkInAddress, makeCheckInPass } = await import(
    '@hygiene/operations/in-person/check-in/check-in-pass'
  )
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

  const { validFrom, validUntil } = checkInHours(session)
  // Widens the hours, so that an environment started at night has a working check-in.
  const hours = { validFrom: validFrom < now ? validFrom : now, validUntil }
  const { code } = await makeCheckInPass(db, session, '출입구', now, hours)
  return checkInAddress(publicUrl, code)
}

export async function openTodaysCheckIn(databaseUrl: string, publicUrl: string): Promise<string | null> {
  const { connectDatabase } = await import('@hygiene/db/connect')
  const database = connectDatabase({ url: databaseUrl, poolSize: 1 })
  try {
    return await linkTodaysCheckIn(database.db, publicUrl, new Date())
  } finally {
    await database.close()
  }
}
