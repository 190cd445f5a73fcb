import { staffMay } from '@hygiene/domain/staff/permission/permissions'
import type { FunnelStage } from '@hygiene/domain/staff/statistics/statistic'
import { OnlineType } from '@hygiene/domain/text'
import { useEmployee } from '../../../app/login/staff-login.ts'
import type { ChartInput } from './chart-input.ts'
import { endOfMonth } from './completion-points.ts'

type Conditions = Readonly<Record<string, string | number | undefined>>

const address = (path: string, conditions: Conditions): string => {
  const said = Object.entries(conditions).flatMap(([key, value]) =>
    value === undefined || value === '' ? [] : [[key, String(value)]],
  )
  return `${path}?${new URLSearchParams(said).toString()}`
}

const kindOf = (onlineType: ChartInput['onlineType']) =>
  onlineType === undefined ? undefined : Number(onlineType) === OnlineType.online ? 'online' : 'inPerson'

/**
 * Returns the lists behind the figures. A link is undefined if the role has no such list, or if the list would count other rows
 * than the figure.
 */
export function useListLinks(input: ChartInput) {
  const { role } = useEmployee()
  const { from, to, onlineType, salesType, industryType, branchNo, sidoCode } = input
  const people = { salesType, industryType, branchNo, sidoCode }
  const mayEnrolments = staffMay(role, 'readEnrolments')
  const mayPayments = staffMay(role, 'readPayments')
  /** Links no payments under these filters: the figures count an order of several places by its first one, the list by all. */
  const isMoneyListed = mayPayments && [salesType, industryType, sidoCode].every((one) => one === undefined)
  return {
    enrolments: (conditions: Conditions): string | undefined =>
      mayEnrolments
        ? address('/enrolments', { kind: kindOf(onlineType), ...people, ...conditions })
        : undefined,
    reached: (stage: FunnelStage, conditions: Conditions = {}): string | undefined =>
      mayEnrolments
        ? address('/enrolments', {
            kind: kindOf(onlineType),
            ...people,
            appliedFrom: from,
            appliedTo: to,
            reached: stage,
            ...conditions,
          })
        : undefined,
    payments: (conditions: Conditions): string | undefined =>
      isMoneyListed
        ? address('/payments', { courseKind: kindOf(onlineType), branchNo, ...conditions })
        : undefined,
    members: (): string | undefined =>
      staffMay(role, 'searchMembers') ? address('/members', { joinedFrom: from, joinedTo: to }) : undefined,
  }
}

export function daysOfMonth(month: string, { from, to }: ChartInput): { from: string; to: string } {
  const first = `${month}-01`
  const last = endOfMonth(month)
  return { from: first < from ? from : first, to: last > to ? to : last }
}
