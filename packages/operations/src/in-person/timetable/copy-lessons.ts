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

/** A part of the session that is copied, on the day of the copy, and what keeps its instructor from it. */
export interface CopiedLesson extends Lesson {
  subject: string
  instructorName: string
  refusal: LessonRefusal | 'INSTRUCTOR_ENDED' | null
}

/**
 * The timetable of a session, shifted to another day: each part by itself, because one that cannot be taught then is left
 * out and the others are copied. Without the instructors' lock it is a preview.
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

/** Copies what can be taught of a session's timetable into one that was just made. */
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
