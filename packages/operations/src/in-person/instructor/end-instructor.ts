import { type Alongside, lockInstructors, type PrismaClient, transaction } from '@hygiene/db'
import { allowed, denied, type Verdict } from '@hygiene/domain'

interface Ending {
  instructorNo: number
  isEnded: boolean
  alongside: Alongside
}

type EndingRefusal = 'INSTRUCTOR_NOT_FOUND' | 'NOTHING_CHANGES' | 'INSTRUCTOR_HAS_LESSONS'

/** An instructor teaches no more, or again; behind the lock no timetable names the person meanwhile. */
export async function endInstructor(
  client: PrismaClient,
  { instructorNo, isEnded, alongside }: Ending,
  now: Date,
): Promise<Verdict<EndingRefusal>> {
  return transaction<Verdict<EndingRefusal>>(client, async (db) => {
    const [instructor] = await lockInstructors(db, [instructorNo])
    if (!instructor) return denied('INSTRUCTOR_NOT_FOUND')
    if ((instructor.endedAt !== null) === isEnded) return denied('NOTHING_CHANGES')
    const ahead = { instructorNo, endsAt: { gt: now } }
    if (isEnded && (await db.sessionLesson.count({ where: ahead })) > 0)
      return denied('INSTRUCTOR_HAS_LESSONS')
    const endedAt = isEnded ? now : null
    await db.instructor.update({ where: { instructorNo }, data: { endedAt, changedAt: now } })
    await alongside(db)
    return allowed()
  })
}
