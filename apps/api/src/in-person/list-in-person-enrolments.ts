import { type InputOf, listInPersonEnrolments as contract, pageFactsOf, pageWindow } from '@hygiene/contracts'
import {
  addSeoulDays,
  type InPersonStatus,
  inPersonStatuses,
  isInPersonLive,
  OnlineType,
  startOfSeoulDay,
} from '@hygiene/domain'
import { implement } from '../http/implement.ts'
import { readInPersonRows } from './in-person-rows.ts'

const EDU_TYPE = { live: 1, completed: 2 } as const
const REFUND = { none: 0, only: 1 } as const

/** The in-person history, latest first, by every filter of specification section 3. */
export const listInPersonEnrolments = implement(contract, async ({ input, caller, deps, now }) => {
  const { page, limit, salesType, industryType, isOnline, eduDate, isFinishPayment, searchText } = input
  if (isOnline === OnlineType.online) return { list: [], pageInfo: pageFactsOf(page, limit, 0) }
  const wanted = {
    memberNo: caller.memberNo,
    salesType,
    industryType,
    statuses: statusesOf(input),
    isPaid: isFinishPayment === 1,
    searchText,
    ...(eduDate ? { starts: dayOf(eduDate) } : {}),
  }
  const { list, totalRow } = await readInPersonRows(deps.pool, wanted, pageWindow(page, limit), now)
  return { list, pageInfo: pageFactsOf(page, limit, totalRow) }
})

function statusesOf({ eduType, isRefund }: InputOf<typeof contract>): InPersonStatus[] {
  return inPersonStatuses.filter((status) => {
    if (eduType === EDU_TYPE.live && !isInPersonLive(status)) return false
    if (eduType === EDU_TYPE.completed && status !== 'completed') return false
    if (isRefund === REFUND.none) return status !== 'refunded'
    return isRefund !== REFUND.only || status === 'refunded'
  })
}

function dayOf(day: string): [Date, Date] {
  return [startOfSeoulDay(day), startOfSeoulDay(addSeoulDays(day, 1))]
}
