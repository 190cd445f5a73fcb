import { formatSeoulDate, seoulTime, seoulWeekday } from '@hygiene/domain/time/seoul-day'
import type { StateKind } from '../../../../shared/state-mark/state-mark.tsx'
import type { PlannedDay } from './series-form.ts'

export const planDay = ({ day }: Pick<PlannedDay, 'day'>): string =>
  `${formatSeoulDate(day)} (${seoulWeekday(day)})`

export function planTimes({ startsAt, endsAt }: Pick<PlannedDay, 'startsAt' | 'endsAt'>): string {
  return `${seoulTime(new Date(startsAt))}~${seoulTime(new Date(endsAt))}`
}

export function applyText({ applyOpensAt, applyClosesAt }: PlannedDay): string {
  const [from, to] = [applyOpensAt, applyClosesAt].map((instant) => {
    const at = new Date(instant)
    return `${formatSeoulDate(at).slice(5)} ${seoulTime(at)}`
  })
  return `신청 ${from} ~ ${to}`
}

export function clashText(planned: PlannedDay): string[] {
  const { clashes, venueTakenBy, holiday, day } = planned
  const text = {
    past: '이미 지난 시각입니다.',
    venueClosed: '그 날짜에는 사용할 수 없는 교육장입니다.',
    venueTaken: venueTakenBy
      ? `회차 ${venueTakenBy.sessionNo}(${venueTakenBy.branchName} ${planTimes(venueTakenBy)})과 겹칩니다.`
      : '교육장이 겹칩니다.',
    noCourse: `${day.slice(0, 4)}년 과정이 아직 없습니다.`,
    applicationsNeverOpen: '신청 기간이 맞지 않습니다.',
  } as const
  return [...(holiday === null ? [] : [`공휴일: ${holiday}`]), ...clashes.map((clash) => text[clash])]
}

export function planState(planned: PlannedDay, isChosen: boolean): { kind: StateKind; label: string } {
  if (!isChosen) return { kind: 'ended', label: '뺌' }
  return planned.clashes.length > 0 ? { kind: 'view', label: '겹침' } : { kind: 'done', label: '만듦' }
}

const LEFT_OUT = {
  LESSON_OUTSIDE_SESSION: '교육 시간을 벗어나 비웁니다.',
  INSTRUCTOR_TAKEN: '그 시간에 다른 강의가 있어 비웁니다.',
  INSTRUCTOR_TOO_FAR: '다른 지회의 강의와 2시간이 떨어지지 않아 비웁니다.',
  INSTRUCTOR_ENDED: '강의를 중단한 강사여서 비웁니다.',
} as const

export function lessonText({ lessons }: PlannedDay): string[] {
  if (lessons.length === 0) return []
  const copied = lessons.filter(({ refusal }) => refusal === null).length
  return [
    `시간표 ${lessons.length}개 가운데 ${copied}개를 복사합니다.`,
    ...lessons.flatMap(({ refusal, instructorName, subject, ...times }) =>
      refusal === null ? [] : [`${planTimes(times)} ${subject} · ${instructorName}: ${LEFT_OUT[refusal]}`],
    ),
  ]
}
