import { allowed, denied, type Verdict } from '../../verdict.ts'

export interface Lesson {
  instructorNo: number
  branchNo: number
  startsAt: Date
  endsAt: Date
}

/** Is the travel time between venues of two branches; the value is ours. */
const TRAVEL_MINUTES = 120

export type LessonRefusal = 'LESSON_OUTSIDE_SESSION' | 'INSTRUCTOR_TAKEN' | 'INSTRUCTOR_TOO_FAR'

/** Allows lessons inside the session's hours by instructors who teach nothing else then and can arrive in time. */
export function mayTeach(
  lessons: readonly Lesson[],
  session: { startsAt: Date; endsAt: Date },
  elsewhere: readonly Lesson[],
): Verdict<LessonRefusal> {
  const isOutside = lessons.some(
    ({ startsAt, endsAt }) => startsAt >= endsAt || startsAt < session.startsAt || endsAt > session.endsAt,
  )
  if (isOutside) return denied('LESSON_OUTSIDE_SESSION')
  const pairs = lessons.flatMap((one, index) =>
    [...lessons.slice(index + 1), ...elsewhere]
      .filter(({ instructorNo }) => instructorNo === one.instructorNo)
      .map((other) => ({ gap: gapMs(one, other), isFar: one.branchNo !== other.branchNo })),
  )
  if (pairs.some(({ gap }) => gap < 0)) return denied('INSTRUCTOR_TAKEN')
  const isTooFar = pairs.some(({ gap, isFar }) => isFar && gap < TRAVEL_MINUTES * 60_000)
  return isTooFar ? denied('INSTRUCTOR_TOO_FAR') : allowed()
}

function gapMs(one: Lesson, other: Lesson): number {
  return Math.max(
    other.startsAt.getTime() - one.endsAt.getTime(),
    one.startsAt.getTime() - other.endsAt.getTime(),
  )
}
