import type { Queries } from '@hygiene/db/connect'
import { type Lesson, type LessonRefusal, mayTeach } from '@hygiene/domain/in-person/timetable/may-teach'
import type { SessionNo } from '@hygiene/domain/record-numbers'
import type { Verdict } from '@hygiene/domain/verdict'

const DAY_MS = 86_400_000

/** Judges the parts of a session beside those its instructors have in others; behind their lock (`lockInstructors`) it holds. */
export async function judgeLessons(
  db: Queries,
  session: { sessionNo: SessionNo; startsAt: Date; endsAt: Date },
  lessons: readonly Lesson[],
): Promise<Verdict<LessonRefusal>> {
  return mayTeach(lessons, session, await lessonsElsewhere(db, session, lessons))
}

/** What the instructors of some lessons teach a day around a session, but in it. */
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
