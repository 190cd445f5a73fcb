import { guardOf, type TimeNeeded } from '@hygiene/domain/education/study/december-guard'
import type { StudyCounts } from './find-study.ts'

type Rest = TimeNeeded & { lectureCount: number }

export function guardAnswer(rest: Rest, isPaid: boolean, now: Date) {
  const guard = guardOf(rest, isPaid, now)
  if (!guard) return null
  const { lectureCount, lectureSeconds, surveyMinutes, testMinutes } = rest
  return {
    state: guard.state,
    startBy: guard.startBy,
    lectureCount,
    lectureSeconds,
    surveyMinutes,
    testMinutes,
  }
}

type Counted = Pick<StudyCounts, 'lectureCount' | 'finishedLectureCount' | 'lectureSecondsLeft'>

export function restOf(study: Counted & Omit<TimeNeeded, 'lectureSeconds'>): Rest {
  const { year, surveyMinutes, testMinutes, lectureCount, finishedLectureCount, lectureSecondsLeft } = study
  return {
    year,
    surveyMinutes,
    testMinutes,
    lectureCount: lectureCount - finishedLectureCount,
    lectureSeconds: lectureSecondsLeft,
  }
}
