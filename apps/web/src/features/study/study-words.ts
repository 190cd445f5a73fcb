import type { EntityOf, listInPersonClasses, listLectures, listStudyRoom } from '@hygiene/contracts'
import {
  addSeoulDays,
  type EnrolmentNo,
  type SeoulDay,
  seoulDay,
  startOfSeoulDay,
  type StudyStep,
} from '@hygiene/domain'

export type Course = EntityOf<typeof listStudyRoom>['list'][number]
export type EducationDay = EntityOf<typeof listInPersonClasses>['list'][number]
export type Room = EntityOf<typeof listLectures>
export type Lecture = Room['list'][number]

/** «3시간», «2시간 25분», «40초»: as long as it still takes, so a begun minute counts. */
export function lengthWords(seconds: number): string {
  if (seconds < 60) return `${Math.ceil(seconds)}초`
  const minutes = Math.ceil(seconds / 60)
  const hours = Math.floor(minutes / 60)
  if (hours === 0) return `${minutes}분`
  return minutes % 60 === 0 ? `${hours}시간` : `${hours}시간 ${minutes % 60}분`
}

const DAY_MS = 24 * 60 * 60 * 1000

/** «오늘», «내일», «12일 뒤» */
export function daysUntilWords(day: SeoulDay, now: Date): string {
  const today = seoulDay(now)
  if (day <= today) return '오늘'
  if (day === addSeoulDays(today, 1)) return '내일'
  const days = (startOfSeoulDay(day).getTime() - startOfSeoulDay(today).getTime()) / DAY_MS
  return `${days}일 뒤`
}

/** The next step, and the words of the one main button that leads there. */
export const NEXT_WORDS: Record<StudyStep, { what: string; button: string }> = {
  lectures: { what: '강의를 끝까지 시청해주세요.', button: '수강하기' },
  survey: { what: '강의를 모두 마치셨습니다. 설문조사에 답해주세요.', button: '설문조사 하기' },
  identity: { what: '평가를 보기 전에 본인확인을 해주세요.', button: '본인확인 하기' },
  exam: { what: '본인확인을 마치셨습니다. 평가를 봐주세요.', button: '평가 보기' },
  completed: { what: '수료하셨습니다. 수료증을 출력해주세요.', button: '수료증 보기' },
}

export function roomPath(enrolmentNo: EnrolmentNo): string {
  return `/edu/study/room?onlineEduNo=${enrolmentNo}`
}

/** Where a step is done; lectures are begun in the room. */
export function stepPath(step: StudyStep, enrolmentNo: EnrolmentNo): string {
  const paths: Record<StudyStep, string> = {
    lectures: roomPath(enrolmentNo),
    survey: `/edu/study/survey?onlineEduNo=${enrolmentNo}`,
    identity: `/edu/study/auth?onlineEduNo=${enrolmentNo}`,
    exam: `/edu/study/exam?onlineEduNo=${enrolmentNo}`,
    completed: '/edu/completed',
  }
  return paths[step]
}
