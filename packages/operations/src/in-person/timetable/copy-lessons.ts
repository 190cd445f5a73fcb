import { lockInstructors } from '@hygiene/db/locks'
import type { Queries, Transaction } from '@hygiene/db/connect'
import { type Lesson, type LessonRefusal, mayTeach } from '@hygiene/domain/in-person/timetable/may-teach'
import type { SessionNo } from '@hygiene/domain/record-numbers'
import { lessonsElsewhere } from './judge-lessons.ts'

interface Target {
  branchNo: number
  startsAt: Date
  endsAt: Date
}

export interface CopiedLesson extends Lesson {
  subject: string
  instructorName: string
  refusal: LessonRefusal | 'INSTRUCTOR_ENDED' | null
}

/**
 * Shifts a session's lessons to another day and judges each lesson separately, so that one that cannot be taught is left out.
 * Without the instructors' lock the result is only a preview.
 */
export async function foreseeLessons(
  db: Queries,
  source: { sessionNo: SessionNo; startsAt: Date },
  target: Target,
): Promise<CopiedLesson[]> {
  const { branchNo } = target
  const existing = await db.sessionLesson.findMany({
    where: { sessionNo: source.sessionNo },
    include: { instructor: { select: { name: true, endedAt: true } } },
    orderBy: { startsAt: 'asc' },
  })
  const later = target.startsAt.getTime() - source.startsAt.getTime()
  const shifted = existing.map(({ instructorNo, subject, startsAt, endsAt, instructor }) => ({
    instructorNo,
    subject,
    branchNo,
    instructorName: instructor.name,
    hasEnded: instructor.endedAt !== null,
    startsAt: new Date(startsAt.getTime() + later),
    endsAt: new Date(endsAt.getTime() + later),
  }))
  const elsewhere = await lessonsElsewhere(db, { sessionNo: null, ...target }, shifted)
  return shifted.map(({ hasEnded, ...lesson }) => {
    const verdict = mayTeach([lesson], target, elsewhere)
    return { ...lesson, refusal: hasEnded ? 'INSTRUCTOR_ENDED' : verdict.allowed ? null : verdict.reason }
  })
}

export async function copyLessons(
  db: Transaction,
  source: { sessionNo: SessionNo; startsAt: Date },
  target: Target & { sessionNo: SessionNo },
): Promise<void> {
  const existing = await db.sessionLesson.findMany({ where: { sessionNo: source.sessionNo } })
  await lockInstructors(
    db,
    existing.map(({ instructorNo }) => instructorNo),
  )
  const lessons = await foreseeLessons(db, source, target)
  await db.sessionLesson.createMany({
    data: lessons
      .filter(({ refusal }) => refusal === null)
      .map(({ instructorNo, subject, startsAt, endsAt }) => ({
        instructorNo,
        subject,
        startsAt,
        endsAt,
        sessionNo: target.sessionNo,
      })),
  })
}
