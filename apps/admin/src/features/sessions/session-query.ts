import { seoulDay, type SeoulDay } from '@hygiene/domain'
import { statusChoices } from './session-words.ts'

/** The search of the list, which the address keeps. */
export type SessionQuery = {
  from: SeoulDay
  to: SeoulDay
  branch: string
  status: string
  /** Bookings wait for staff most of all in sessions of the past: days do not count then. */
  isAttentionOnly: boolean
}

const DAY = /^\d{4}-\d\d-\d\d$/
const NUMBER = /^[1-9]\d{0,8}$/

/** From today on, unless the address says otherwise. */
export function queryOf(address: URLSearchParams, now: Date): SessionQuery {
  const from = address.get('from')
  return {
    from: from === null ? seoulDay(now) : from,
    to: address.get('to') ?? '',
    branch: address.get('branch') ?? '',
    status: address.get('status') ?? '',
    isAttentionOnly: address.get('attention') === '1',
  }
}

export function addressOfQuery({ isAttentionOnly, ...query }: SessionQuery): Record<string, string> {
  return {
    from: query.from,
    ...(query.to === '' ? {} : { to: query.to }),
    ...(query.branch === '' ? {} : { branch: query.branch }),
    ...(query.status === '' ? {} : { status: query.status }),
    ...(isAttentionOnly ? { attention: '1' } : {}),
  }
}

/** The contract's input; foreign parameters of the address are left out. */
export function inputOf({ from, to, branch, status, isAttentionOnly }: SessionQuery, page: number) {
  const known = statusChoices.find(({ value }) => value === status)?.value
  const days = isAttentionOnly ? {} : { ...dayOf('fromDay', from), ...dayOf('toDay', to) }
  return {
    page,
    limit: 20,
    ...days,
    ...(NUMBER.test(branch) ? { branchNo: Number(branch) } : {}),
    ...(known ? { status: known } : {}),
    attentionOnly: isAttentionOnly ? 1 : 0,
  }
}

function dayOf<Name extends string>(name: Name, day: string): Partial<Record<Name, string>> {
  return DAY.test(day) ? ({ [name]: day } as Record<Name, string>) : {}
}

export function pageOf(address: URLSearchParams): number {
  const page = address.get('page') ?? ''
  return NUMBER.test(page) ? Number(page) : 1
}
