import type { ActionState } from './next-action.ts'

export interface ActionRecord {
  state: ActionState
  applicationNo: number | null
  enrolmentNo: number | null
  inPersonEnrolmentNo: number | null
}

export function actionScreenPath({
  state,
  applicationNo,
  enrolmentNo,
  inPersonEnrolmentNo,
}: ActionRecord): string {
  if (state === 'deposit') return '/edu/payment/list'
  if (inPersonEnrolmentNo !== null) {
    if (state === 'seat') return `/edu/offline/payment?applyEduNo=${applicationNo}`
    if (state === 'waiting') return `/edu/offline/waiting?applyEduNo=${applicationNo}`
    if (state === 'come') return `/edu/offline/done/slip?offlineEduNo=${inPersonEnrolmentNo}`
    if (state === 'completed') return `/edu/completed/certification?offlineEduNo=${inPersonEnrolmentNo}`
    return '/edu/offline/list'
  }
  if (enrolmentNo === null) return '/edu/online'
  const of = `onlineEduNo=${enrolmentNo}`
  if (state === 'pay') return `/edu/online/payment?applyEduNo=${applicationNo}`
  if (state === 'survey') return `/edu/study/survey?${of}`
  if (state === 'identity') return `/edu/study/auth?${of}`
  if (state === 'exam') return `/edu/study/exam?${of}`
  return state === 'completed' ? `/edu/completed/certification?${of}` : `/edu/study/room?${of}`
}
