import type { EntityOf, SentTo } from '@hygiene/contracts/kit/endpoint'
import type { readTimetable } from '@hygiene/contracts/in-person/session/staff/read-timetable'
import type { saveTimetable } from '@hygiene/contracts/in-person/session/staff/save-timetable'
import { seoulDay, seoulInstant, seoulTime } from '@hygiene/domain/time/seoul-day'
import type { SessionFacts } from './session-text.ts'

export type Timetable = EntityOf<typeof readTimetable>

/** One part as it is typed; times are of the session's day. */
export interface LessonTyped {
  key: number
  instructorNo: string
  subject: string
  from: string
  to: string
}

export const typedOf = ({ lessons }: Timetable): LessonTyped[] =>
  lessons.map(({ lessonNo, instructorNo, subject, startsAt, endsAt }) => ({
    key: lessonNo,
    instructorNo: String(instructorNo),
    subject,
    from: seoulTime(new Date(startsAt)),
    to: seoulTime(new Date(endsAt)),
  }))

/** A new part begins where the last one ends. */
export function nextLesson(typed: readonly LessonTyped[], { startsAt, endsAt }: SessionFacts): LessonTyped {
  return {
    key: Math.max(0, ...typed.map(({ key }) => key)) + 1,
    instructorNo: '',
    subject: '',
    from: typed.at(-1)?.to ?? seoulTime(new Date(startsAt)),
    to: seoulTime(new Date(endsAt)),
  }
}

/** The first thing that is wrong, as a sentence; null: nothing. */
export function faultOf(typed: readonly LessonTyped[], { startsAt, endsAt }: SessionFacts): string | null {
  const [first, last] = [startsAt, endsAt].map((at) => seoulTime(new Date(at))) as [string, string]
  if (typed.some(({ instructorNo }) => instructorNo === '')) return '강사를 골라주세요.'
  if (typed.some(({ subject }) => subject.trim() === '')) return '과목을 입력해주세요.'
  if (typed.some(({ from, to }) => from === '' || to <= from)) return '끝을 시작보다 뒤로 입력해주세요.'
  return typed.some(({ from, to }) => from < first || to > last)
    ? `강의를 교육 시간 ${first}~${last} 안으로 입력해주세요.`
    : null
}

export function lessonsOf(
  typed: readonly LessonTyped[],
  { startsAt }: SessionFacts,
): SentTo<typeof saveTimetable>['lessons'] {
  const day = seoulDay(new Date(startsAt))
  return typed.map(({ instructorNo, subject, from, to }) => ({
    instructorNo: Number(instructorNo),
    subject: subject.trim(),
    startsAt: seoulInstant(day, from).toISOString(),
    endsAt: seoulInstant(day, to).toISOString(),
  }))
}
