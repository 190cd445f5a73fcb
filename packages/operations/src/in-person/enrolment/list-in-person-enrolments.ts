import { listInPersonEnrolments as contract } from '@hygiene/contracts/in-person/enrolment/list-in-person-enrolments'
import type { InputOf } from '@hygiene/contracts/kit/endpoint'
import { pageFactsOf, pageWindow } from '@hygiene/contracts/kit/paging'
import { addSeoulDays, startOfSeoulDay } from '@hygiene/domain/time/seoul-day'
import {
  type InPersonStatus,
  inPersonStatuses,
  isInPersonLive,
} from '@hygiene/domain/in-person/enrolment/record-status'
import { OnlineType } from '@hygiene/domain/text'
import { query } from '../../kit/operation.ts'
import { readInPersonRows } from './in-person-rows.ts'

const REFUND = { none: 0, only: 1 } as const

export const listInPersonEnrolments = query(contract, { needs: ['pool'] }, async (call) => {
  const { input, actor, pool, now } = call
  const { page, limit, salesType, industryType, isOnline, eduType, eduDate, isFinishPayment, searchText } =
    input
  if (isOnline === OnlineType.online || eduType === OnlineType.online)
    return { list: [], pageInfo: pageFactsOf(page, limit, 0) }
  const wanted = {
    memberNo: actor.memberNo,
    salesType,
    industryType,
    statuses: statusesOf(input),
    isPaid: isFinishPayment === 1,
    searchText,
    ...(eduDate ? { starts: dayOf(eduDate) } : {}),
  }
  const { list, totalRow } = await readInPersonRows(pool, wanted, pageWindow(page, limit), now)
  return { list, pageInfo: pageFactsOf(page, limit, totalRow) }
})

function statusesOf({ only, isRefund }: InputOf<typeof contract>): InPersonStatus[] {
  return inPersonStatuses.filter((status) => {
    if (only === 'live' && !isInPersonLive(status)) return false
    if (only === 'completed' && status !== 'completed') return false
    if (isRefund === REFUND.none) return status !== 'refunded'
    return isRefund !== REFUND.only || status === 'refunded'
  })
}

function dayOf(day: string): [Date, Date] {
  return [startOfSeoulDay(day), startOfSeoulDay(addSeoulDays(day, 1))]
}
