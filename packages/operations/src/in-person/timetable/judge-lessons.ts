import type { Queries } from '@hygiene/db/connect'
import { type Lesson, type LessonRefusal, mayTeach } from '@hygiene/domain/in-person/timetable/may-teach'
import type { SessionNo } from '@hygiene/domain/record-numbers'
import type { Verdict } from '@hygiene/domain/verdict'

const DAY_MS = 86_400_000

/**
 * Judges the lessons of a session against the instructors' lessons in other sessions. The verdict is only reliable behind
 * `lockInstructors`.
 */
export async function judgeLessons(
  db: Queries,
  session: { sessionNo: SessionNo; startsAt: Date; endsAt: Date },
  lessons: readonly Lesson[],
): Promise<Verdict<LessonRefusal>> {
  return mayTeach(lessons, session, await lessonsElsewhere(db, session, lessons))
}

export async function lessonsElsewhere(
  db: Queries,
  session: { sessionNo: SessionNo | null; startsAt: Date; endsAt: Date },
  lessons: readonly Lesson[],
): Promise<Lesson[]> {
  const others = await db.sessionLesson.findMany({
    where: {
      instructorNo: { in: lessons.map(({ instructorNo }) => instructorNo) },
      ...(session.sessionNo === null ? {} : { sessionNo: { not: session.sessionNo } }),
      startsAt: { lt: new Date(session.endsAt.getTime() + DAY_MS) },
      endsAt: { gt: new Date(session.startsAt.getTime() - DAY_MS) },
    },
    include: { session: { select: { branchNo: true } } },
  })
  return others.map((lesson) => ({ ...lesson, branchNo: lesson.session.branchNo }))
}
