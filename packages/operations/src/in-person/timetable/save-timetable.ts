import {
  type Alongside,
  type Instructor,
  lockInstructors,
  lockSessions,
  type PrismaClient,
  transaction,
} from '@hygiene/db'
import { denied, type LessonRefusal, type SessionNo, type Verdict } from '@hygiene/domain'
import { judgeLessons } from './judge-lessons.ts'

interface TimetableWanted {
  sessionNo: SessionNo
  lessons: { instructorNo: number; subject: string; startsAt: Date; endsAt: Date }[]
  alongside: Alongside
}

type TimetableRefusal =
  | LessonRefusal
  | 'SESSION_NOT_FOUND'
  | 'SESSION_CANCELLED'
  | 'INSTRUCTOR_NOT_FOUND'
  | 'INSTRUCTOR_ENDED'

/** The whole timetable of a session; behind its instructors' lock no person is put into two venues at once. */
export async function saveTimetable(
  client: PrismaClient,
  { sessionNo, lessons, alongside }: TimetableWanted,
): Promise<Verdict<TimetableRefusal>> {
  return transaction<Verdict<TimetableRefusal>>(client, async (db) => {
    const [session] = await lockSessions(db, [sessionNo])
    if (!session) return denied('SESSION_NOT_FOUND')
    if (session.status === 'cancelled') return denied('SESSION_CANCELLED')
    const existing = await db.sessionLesson.findMany({ where: { sessionNo } })
    const instructors = await lockInstructors(
      db,
      lessons.map(({ instructorNo }) => instructorNo),
    )
    const known = existing.map(({ instructorNo }) => instructorNo)
    for (const { instructorNo } of lessons) {
      const refusal = refusalOf(instructors, instructorNo, known)
      if (refusal) return denied(refusal)
    }
    const verdict = await judgeLessons(
      db,
      session,
      lessons.map((lesson) => ({ ...lesson, branchNo: session.branchNo })),
    )
    if (!verdict.allowed) return verdict
    await db.sessionLesson.deleteMany({ where: { sessionNo } })
    await db.sessionLesson.createMany({ data: lessons.map((lesson) => ({ ...lesson, sessionNo })) })
    await alongside(db)
    return verdict
  })
}

/** A person who teaches no more keeps the parts of this session. */
function refusalOf(
  instructors: readonly Instructor[],
  instructorNo: number,
  known: readonly number[],
): 'INSTRUCTOR_NOT_FOUND' | 'INSTRUCTOR_ENDED' | null {
  const found = instructors.find((one) => one.instructorNo === instructorNo)
  if (!found) return 'INSTRUCTOR_NOT_FOUND'
  return found.endedAt && !known.includes(instructorNo) ? 'INSTRUCTOR_ENDED' : null
}
