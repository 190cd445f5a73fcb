import type { InPersonSession } from '@hygiene/db/generated/client'
import { lockInstructors } from '@hygiene/db/locks'
import type { Transaction } from '@hygiene/db/connect'
import { allowed, type Verdict } from '@hygiene/domain/verdict'
import type { LessonRefusal } from '@hygiene/domain/in-person/timetable/may-teach'
import type { SessionNo } from '@hygiene/domain/record-numbers'
import { judgeLessons } from './judge-lessons.ts'

export async function moveLessons(
  db: Transaction,
  { sessionNo, branchNo, startsAt }: InPersonSession,
  next: { startsAt: Date; endsAt: Date },
): Promise<Verdict<LessonRefusal>> {
  const existing = await db.sessionLesson.findMany({ where: { sessionNo }, orderBy: { startsAt: 'asc' } })
  if (existing.length === 0) return allowed()
  await lockInstructors(
    db,
    existing.map(({ instructorNo }) => instructorNo),
  )
  const later = next.startsAt.getTime() - startsAt.getTime()
  const moved = existing.map((lesson) => ({
    ...lesson,
    startsAt: new Date(lesson.startsAt.getTime() + later),
    endsAt: new Date(lesson.endsAt.getTime() + later),
  }))
  const verdict = await judgeLessons(
    db,
    { sessionNo, ...next },
    moved.map((lesson) => ({ ...lesson, branchNo })),
  )
  if (!verdict.allowed) return verdict
  await dropLessons(db, sessionNo)
  await db.sessionLesson.createMany({ data: moved })
  return verdict
}

export async function dropLessons(db: Transaction, sessionNo: SessionNo): Promise<void> {
  await db.sessionLesson.deleteMany({ where: { sessionNo } })
}
