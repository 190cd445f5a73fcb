import { type ApplicationWindow, nextOpeningAt } from '../../education/enrolment/application-window.ts'
import { formatSeoulLongDate, seoulTime } from '../../time/seoul-day.ts'

export function noSessionSentence(windows: readonly ApplicationWindow[], now: Date): string {
  const sentence = '지금 신청을 받는 집합교육 일정이 없습니다.'
  const opensAt = nextOpeningAt(windows, now)
  if (opensAt === null) return sentence
  return `${sentence} ${formatSeoulLongDate(opensAt)} ${seoulTime(opensAt)}부터 신청하실 수 있습니다.`
}
