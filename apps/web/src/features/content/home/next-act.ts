import type { listNextActs } from '@hygiene/contracts/member/account/list-next-acts'
import type { EntityOf } from '@hygiene/contracts/kit/endpoint'
import type { Act, IndustryType, SaidAct } from '@hygiene/domain'
import { applyPath } from '../../../app/layout/menu.ts'
import { ownOnlinePath } from '../../../shared/own-application/own-application-link.tsx'
import { resultPath } from '../../../shared/payment-actions/result-path.ts'
import { certificatePath, slipPath } from '../../../shared/printing/print-paths.ts'
import { paymentPath } from '../../../shared/seats/payment-path.ts'
import { roomPath, stepPath } from '../../../shared/study-steps/step-path.ts'

export type NextAct = EntityOf<typeof listNextActs>['list'][number]
export type OwedMoney = EntityOf<typeof listNextActs>['money'][number]

/** As the words of the domain take it. */
export function saidOf(act: NextAct): SaidAct & Act {
  const { state, price, salesType, study } = act
  return {
    state,
    price,
    salesType,
    deadlineAt: deadlineOf(act),
    lectureOrder: study?.lecture?.order ?? null,
  }
}

const deadlineOf = ({ deadlineAt }: NextAct) => (deadlineAt === null ? null : new Date(deadlineAt))

/** Where the act is done. Lectures are heard in the player, whose link the card has; their room is named here. */
export function actPath(act: NextAct): string {
  const { state, applicationNo, enrolmentNo, inPersonEnrolmentNo, industryType } = act
  if (state === 'apply' && industryType > 0) return applyPath('online', industryType as IndustryType)
  if (state === 'deposit' && act.account) return resultPath(act.account.paymentId)
  if (inPersonEnrolmentNo !== null && applicationNo !== null) {
    if (state === 'seat') return paymentPath(applicationNo)
    if (state === 'waiting') return `/edu/offline/waiting?applyEduNo=${applicationNo}`
    if (state === 'come') return act.otherPlaces > 0 ? '/edu/offline/done' : slipPath(inPersonEnrolmentNo)
    return state === 'completed' ? certificatePath(inPersonEnrolmentNo) : '/edu/offline/list'
  }
  if (enrolmentNo === null) return '/edu/online'
  if (state === 'pay') return `/edu/online/payment?applyEduNo=${applicationNo}`
  if (state === 'survey' || state === 'identity' || state === 'exam') return stepPath(state, enrolmentNo)
  return state === 'completed'
    ? `/edu/completed/certification?onlineEduNo=${enrolmentNo}`
    : roomPath(enrolmentNo)
}

/** The list with the calendar of this booking open. */
function changePath(applicationNo: number | null): string {
  return `/edu/offline/list?${new URLSearchParams({ tabType: 'change', applyEduNo: String(applicationNo) }).toString()}`
}

/** The one quiet link below the button; null where the button says all. */
export function quietLink(act: NextAct): { to: string; words: string } | null {
  const { state, enrolmentNo } = act
  const room = enrolmentNo === null ? '/edu/study/list' : roomPath(enrolmentNo)
  switch (state) {
    case 'apply':
    case 'closed':
      return { to: '/edu/offline', words: '처음 개업하셨나요? 집합교육' }
    case 'pay':
      return {
        to: enrolmentNo === null ? '/edu/online/list' : ownOnlinePath(enrolmentNo),
        words: '신청 내용 보기·바꾸기',
      }
    case 'begin':
    case 'watch':
      return { to: room, words: '강의 차례 보기' }
    case 'survey':
    case 'exam':
      return { to: room, words: '강의 다시 듣기' }
    case 'identity':
      return { to: actPath(act), words: '다른 방법으로 확인하기' }
    case 'seat':
      return { to: '/edu/offline/list', words: '자리 포기하기' }
    case 'come':
      return act.day?.mayChange ? { to: changePath(act.applicationNo), words: '날짜 바꾸기' } : null
    case 'deposit':
    case 'offered':
    case 'waiting':
    case 'presence':
    case 'completed':
    default:
      return null
  }
}
