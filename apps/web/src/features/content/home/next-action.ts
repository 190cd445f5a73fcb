import type { listNextActions } from '@hygiene/contracts/member/account/list-next-actions'
import type { EntityOf } from '@hygiene/contracts/kit/endpoint'
import type { Action } from '@hygiene/domain/member/next-action/next-action'
import type { SaidAction } from '@hygiene/domain/member/next-action/action-label'
import { applyPath } from '../../../app/layout/menu.ts'
import { ownOnlinePath } from '../../../shared/own-application/own-application-link.tsx'
import { resultPath } from '../../../shared/payment-actions/result-path.ts'
import { certificatePath, slipPath } from '../../../shared/printing/print-paths.ts'
import { paymentPath } from '../../../shared/seats/payment-path.ts'
import { roomPath, stepPath } from '../../../shared/study-steps/step-path.ts'

export type NextAction = EntityOf<typeof listNextActions>['list'][number]
export type OwedMoney = EntityOf<typeof listNextActions>['money'][number]

/** Maps an action to the input of the domain's wording. */
export function saidOf(action: NextAction): SaidAction & Action {
  const { state, price, salesType, study } = action
  return {
    state,
    price,
    salesType,
    deadlineAt: deadlineOf(action),
    lectureOrder: study?.lecture?.order ?? null,
  }
}

const deadlineOf = ({ deadlineAt }: NextAction) => (deadlineAt === null ? null : new Date(deadlineAt))

export function actionPath(action: NextAction): string {
  const { state, applicationNo, enrolmentNo, inPersonEnrolmentNo, industryType } = action
  if (state === 'apply' && industryType !== 0) return applyPath('online', industryType)
  if (state === 'deposit' && action.account) return resultPath(action.account.paymentId)
  if (inPersonEnrolmentNo !== null && applicationNo !== null) {
    if (state === 'seat') return paymentPath(applicationNo)
    if (state === 'waiting') return `/edu/offline/waiting?applyEduNo=${applicationNo}`
    if (state === 'come') return action.otherPlaces > 0 ? '/edu/offline/done' : slipPath(inPersonEnrolmentNo)
    return state === 'completed' ? certificatePath(inPersonEnrolmentNo) : '/edu/offline/list'
  }
  if (enrolmentNo === null) return '/edu/online'
  if (state === 'pay') return `/edu/online/payment?applyEduNo=${applicationNo}`
  if (state === 'survey' || state === 'identity' || state === 'exam') return stepPath(state, enrolmentNo)
  return state === 'completed'
    ? `/edu/completed/certification?onlineEduNo=${enrolmentNo}`
    : roomPath(enrolmentNo)
}

function changePath(applicationNo: number | null): string {
  return `/edu/offline/list?${new URLSearchParams({ tabType: 'change', applyEduNo: String(applicationNo) }).toString()}`
}

export function quietLink(action: NextAction): { to: string; text: string } | null {
  const { state, enrolmentNo } = action
  const room = enrolmentNo === null ? '/edu/study/list' : roomPath(enrolmentNo)
  switch (state) {
    case 'apply':
    case 'closed':
      return { to: '/edu/offline', text: '처음 개업하셨나요? 집합교육' }
    case 'pay':
      return {
        to: enrolmentNo === null ? '/edu/online/list' : ownOnlinePath(enrolmentNo),
        text: '신청 내용 보기·바꾸기',
      }
    case 'begin':
    case 'watch':
      return { to: room, text: '강의 차례 보기' }
    case 'survey':
    case 'exam':
      return { to: room, text: '강의 다시 듣기' }
    case 'identity':
      return { to: actionPath(action), text: '다른 방법으로 확인하기' }
    case 'seat':
      return { to: '/edu/offline/list', text: '자리 포기하기' }
    case 'come':
      return action.day?.mayChange ? { to: changePath(action.applicationNo), text: '날짜 바꾸기' } : null
    case 'deposit':
    case 'offered':
    case 'waiting':
    case 'presence':
    case 'completed':
    default:
      return null
  }
}
