import type { listInPersonEnrolments } from '@hygiene/contracts/in-person/enrolment/list-in-person-enrolments'
import type { SentTo } from '@hygiene/contracts/kit/endpoint'
import { type IndustryType, OnlineType } from '@hygiene/domain/text'

const STATUSES = ['live', 'completed', 'refunded'] as const
export type StatusChoice = '' | (typeof STATUSES)[number]

export const STATUS_LABELS: Record<Exclude<StatusChoice, ''>, string> = {
  live: '진행 중',
  completed: '수료',
  refunded: '환불',
}

export type ListSearch = { status: StatusChoice; eduDate: string; searchText: string }

export const EVERYTHING: ListSearch = { status: '', eduDate: '', searchText: '' }

export function searchIn(query: URLSearchParams): ListSearch {
  const eduDate = query.get('eduDate') ?? ''
  return {
    status: STATUSES.find((status) => status === query.get('status')) ?? '',
    eduDate: /^\d{4}-\d{2}-\d{2}$/.test(eduDate) ? eduDate : '',
    searchText: (query.get('searchText') ?? '').trim().slice(0, 80),
  }
}

export function withSearch(query: URLSearchParams, search: ListSearch): URLSearchParams {
  const next = new URLSearchParams(query)
  next.delete('page')
  for (const [name, value] of Object.entries(search)) {
    if (value === '') next.delete(name)
    else next.set(name, value)
  }
  return next
}

export const isNarrowed = (search: ListSearch) => Object.values(search).some((value) => value !== '')

/** Follows the list request of the specification (section 3). */
export function requestOf(
  { status, eduDate, searchText }: ListSearch,
  industryType: IndustryType | undefined,
): SentTo<typeof listInPersonEnrolments> {
  return {
    limit: 10,
    isOnline: OnlineType.collective,
    isRefund: status === 'refunded' ? 1 : -1,
    ...(industryType === undefined ? {} : { industryType }),
    ...(status === 'live' || status === 'completed' ? { only: status } : {}),
    ...(eduDate === '' ? {} : { eduDate }),
    ...(searchText === '' ? {} : { searchText }),
  }
}
