import { useSearchParams } from 'react-router-dom'
import type { TableQuery } from '../../../shared/data-table/table-query.ts'
import { addressOf, type AdminPlan, queryOf, sentFilter } from '../../../shared/data-table/table-query.ts'
import type { ChartInput } from './chart-input.ts'

const NO_LIST = { columns: [], sort: { by: '', isDescending: false } } as const

/** The part of the screen that is open, the days and the conditions: all of it is the address. A year is the usual period. */
export function useStatisticsAddress(filters: AdminPlan['filters'], thisYear: number) {
  const [address, setAddress] = useSearchParams()
  const plan: AdminPlan = { filters, ...NO_LIST }
  const { filter } = queryOf(address, plan)
  const { from, to } = filter
  const isYear = from === undefined || to === undefined
  const given = Number(address.get('year'))
  const year = Number.isInteger(given) && given >= 2020 && given <= thisYear + 1 ? given : thisYear
  const input: ChartInput = {
    ...sentFilter(filter, filters),
    from: isYear ? `${year}-01-01` : from,
    to: isYear ? `${year}-12-31` : to,
  }
  const part = address.get('part') ?? ''
  const searchOf = (change: { filter?: TableQuery['filter']; year?: number; part?: string }): string => {
    const next = addressOf({ ...queryOf(address, plan), filter: change.filter ?? filter }, plan)
    const at = { part: change.part ?? part, year: change.year ?? year }
    if (at.part !== '') next.set('part', at.part)
    if (at.year !== thisYear) next.set('year', String(at.year))
    return next.toString()
  }
  const go = (change: Parameters<typeof searchOf>[0]) => setAddress(searchOf(change))
  return { filter, input, isYear, year, part, searchOf, go }
}
