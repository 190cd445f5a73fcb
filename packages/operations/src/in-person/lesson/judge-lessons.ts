import type { Queries } from '@hygiene/db'
import { type Lesson, type LessonRefusal, mayTeach, type SessionNo, type Verdict } from '@hygiene/domain'

const DAY_MS = 86_400_000

/** Judges the parts of a session beside those its instructors have in others; behind their lock (`lockInstructors`) it holds. */
export async function judgeLessons(
  db: Queries,
  session: { sessionNo: SessionNo; startsAt: Date; endsAt: Date },
  lessons: readonly Lesson[],
): Promise<Verdict<LessonRefusal>> {
  const others = await db.sessionLesson.findMany({
    where: {
      instructorNo: { in: lessons.map(({ instructorNo }) => instructorNo) },
      sessionNo: { not: session.sessionNo },
      startsAt: { lt: new Date(session.endsAt.getTime() + DAY_MS) },
      endsAt: { gt: new Date(session.startsAt.getTime() - DAY_MS) },
    },
    include: { session: { select: { branchNo: true } } },
  })
  const elsewhere = others.map((lesson) => ({ ...lesson, branchNo: lesson.session.branchNo }))
  return mayTeach(lessons, session, elsewhere)
}
