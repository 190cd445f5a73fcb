import type { listInPersonClasses } from '@hygiene/contracts/in-person/session/list-in-person-classes'
import type { EntityOf } from '@hygiene/contracts/kit/endpoint'
import type { listLectures } from '@hygiene/contracts/education/study/list-lectures'
import type { listStudyRoom } from '@hygiene/contracts/education/study/list-study-room'
import { addSeoulDays, type SeoulDay, seoulDay, startOfSeoulDay } from '@hygiene/domain/time/seoul-day'

export type Course = EntityOf<typeof listStudyRoom>['list'][number]
export type EducationDay = EntityOf<typeof listInPersonClasses>['list'][number]
export type Room = EntityOf<typeof listLectures>
export type Lecture = Room['list'][number]

const DAY_MS = 24 * 60 * 60 * 1000

export function daysUntilText(day: SeoulDay, now: Date): string {
  const today = seoulDay(now)
  if (day <= today) return '오늘'
  if (day === addSeoulDays(today, 1)) return '내일'
  const days = (startOfSeoulDay(day).getTime() - startOfSeoulDay(today).getTime()) / DAY_MS
  return `${days}일 뒤`
}
