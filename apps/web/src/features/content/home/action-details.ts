import type { ActionSentence } from '@hygiene/domain/member/next-action/action-label'
import { addressOnScreen } from '@hygiene/domain/postal-address'
import { formatWon } from '@hygiene/domain/money/payment/won'
import { instantOnScreen, lengthText } from '@hygiene/domain/member/next-action/deadline-text'
import { monthDayOnScreen } from '@hygiene/domain/in-person/session/session-text'
import { OnlineType, onlineTypeLabel } from '@hygiene/domain/text'
import { seoulDay, seoulTime } from '@hygiene/domain/time/seoul-day'
import { withParticle } from '@hygiene/domain/particle'
import type { NextAction } from './next-action.ts'

export function placeText(action: NextAction): string {
  const { state, isInPerson, hours, businessName, otherPlaces, day, year } = action
  if (state === 'apply' || state === 'closed') return `${year}년 온라인교육`
  if (day && state !== 'completed') return day.location
  const places = otherPlaces > 0 ? `${businessName} 외 ${otherPlaces}곳` : businessName
  return `${places} · ${isInPerson ? onlineTypeLabel[OnlineType.collective] : '온라인'} ${hours}시간`
}

/** Returns «12월 31일(목) 18시», which «까지» follows. Returns null if the sentence contains the time or none is set. */
export function untilText({ state, deadlineAt }: NextAction, now: Date): string | null {
  if (deadlineAt === null || state === 'come' || state === 'closed') return null
  return instantOnScreen(new Date(deadlineAt), now)
}

/** Returns «3시간 40분이 더 필요합니다» while the guard is active; an unpaid enrolment has no such sentence. */
export function guardedSentence({ state, guard }: NextAction): ActionSentence | null {
  if (guard === null || !STUDYING.includes(state)) return null
  if (guard.state === 'over') return ['올해 안에', '마치실 수 없습니다']
  const { lectureSeconds, surveyMinutes, testMinutes } = guard
  const length = lengthText(60 * (Math.ceil(lectureSeconds / 60) + surveyMinutes + testMinutes))
  return [withParticle(length, '이'), '더 필요합니다']
}

const STUDYING: readonly NextAction['state'][] = ['begin', 'watch']

export function detailsOf(action: NextAction): string[] {
  const { state, hours, price, study, completion } = action
  switch (state) {
    case 'apply':
      return [`${hours}시간 · ${formatWon(price)}. 나눠 들어도 됩니다.`]
    case 'pay':
      return ['지나면 신청이 취소됩니다.']
    case 'survey':
      return [surveyText(study?.surveyQuestionCount ?? 0)]
    case 'identity':
      return ['평가 전에 한 번 합니다.']
    case 'exam':
      return [`${study?.examQuestionCount ?? 0}문제, ${study?.passScore ?? 0}점이면 합격입니다.`]
    case 'completed':
      return completion ? completionText(completion) : []
    case 'seat':
    case 'offered':
    case 'waiting':
    case 'come':
    case 'presence':
    case 'begin':
    case 'watch':
    case 'deposit':
    case 'closed':
    default:
      return inPersonDetails(action)
  }
}

function inPersonDetails({ state, day, waiting }: NextAction): string[] {
  if (!day) return []
  const hours = `${seoulTime(new Date(day.startsAt))}~${seoulTime(new Date(day.endsAt))}`
  const session = `${monthDayOnScreen(seoulDay(new Date(day.startsAt)))} ${hours}`
  if (state === 'come') return [`${hours} · ${addressOnScreen(day.address)}`, '신분증과 수강증을 챙겨주세요.']
  if (state === 'presence') return [session, '확인되면 수료증이 나옵니다.']
  if (state === 'offered') return [session, '지나면 다음 분께 넘어갑니다.']
  if (state === 'waiting' && waiting) return [aheadText(waiting.ahead), session]
  return state === 'waiting' ? [session] : [`${session} 자리입니다.`]
}

function aheadText(ahead: number): string {
  return ahead === 0 ? '다음 차례이십니다.' : `앞에 ${ahead}명이 기다리고 있습니다.`
}

/** Assumes that most people answer one question in less than half a minute. */
function surveyText(count: number): string {
  return count === 0
    ? '몇 분이면 됩니다.'
    : `질문 ${count}개, ${Math.max(1, Math.floor(count * 0.4))}분쯤 걸립니다.`
}

function completionText({ completedAt, certificateNumber }: NonNullable<NextAction['completion']>): string[] {
  const on = `${monthDayOnScreen(seoulDay(new Date(completedAt)))} 수료`
  return certificateNumber === null ? [on] : [on, `제 ${certificateNumber} 호`]
}

export function progressOf({
  state,
  study,
}: NextAction): { share: number; from: string; left: string } | null {
  if (study === null || (state !== 'begin' && state !== 'watch')) return null
  const { lecture, lectureCount, finishedCount, totalSeconds, studiedSeconds } = study
  const minutes = Math.floor((lecture?.fromSeconds ?? 0) / 60)
  const from =
    state === 'begin' || lecture === null
      ? `강의 ${lectureCount}개 중 ${finishedCount}개`
      : `${lecture.order}강 ${minutes === 0 ? '처음부터' : `${minutes}분부터`}`
  return {
    share: totalSeconds === 0 ? 0 : Math.min(1, studiedSeconds / totalSeconds),
    from,
    left: `${lengthText(totalSeconds - studiedSeconds)} 남음`,
  }
}
